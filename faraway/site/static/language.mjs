/** Lead to the page in the reader's language: asked for by ?lang=, chosen before, or preferred by the browser. */

const LANGUAGES = ["en", "fr", "de", "it"];
const KEY = "faraway-language";
const here = document.documentElement.lang;

function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const asked = new URLSearchParams(location.search).get("lang");
const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const wanted = [asked, kept(), ...preferred].find((language) => LANGUAGES.includes(language)) ?? here;
if (LANGUAGES.includes(asked)) {
  try {
    localStorage.setItem(KEY, asked);
  } catch {
    // Nothing can be kept on this device: the link decides each time.
  }
}
if (wanted !== here) {
  const file = location.pathname.split("/").pop() || "index.html";
  const page = file.split(".")[0];
  location.replace(`${page}${wanted === "en" ? "" : `.${wanted}`}.html${location.hash}`);
} else if (asked !== null) history.replaceState(null, "", location.pathname + location.hash);
