/** Open a closed <details> element when a link leads to it. */

function unfold() {
  const target = document.querySelector(":target");
  if (target instanceof HTMLDetailsElement) {
    target.open = true;
    target.scrollIntoView();
  }
}

window.addEventListener("hashchange", unfold);
unfold();
