/** Store the site on this device, so that it works without a connection. */

if ("serviceWorker" in navigator) {
  window.addEventListener("load", () => {
    navigator.serviceWorker.register("worker.js").catch(() => undefined);
  });
}
