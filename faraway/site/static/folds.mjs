/** Open a closed <details> element when a link leads to it. */

function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) {
    target.open = true;
    target.scrollIntoView();
  }
}

window.addEventListener("hashchange", unfold);
unfold();
