// Runs before the first paint, so that a dark page never flashes white. A file of its own because the CSP allows no inline script.
(() => {
  var stored = null;
  try {
    stored = window.localStorage.getItem('waypost-color-scheme');
  } catch (_) {
    // Storage can be blocked; the system scheme is used then.
  }
  var dark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
