// Runs before the first paint. A file of its own because the CSP allows no inline script.

// The scheme, so that a dark page never flashes white.
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

// The first picture brings its style attributes under another name: the CSP allows none in HTML, but scripts may set styles.
// An observer runs before whatever was parsed is painted.
(() => {
  var dress = () => {
    document.querySelectorAll('[data-style]').forEach((element) => {
      element.style.cssText = element.dataset.style;
      element.removeAttribute('data-style');
    });
  };
  var arriving = new MutationObserver(dress);
  arriving.observe(document.documentElement, { childList: true, subtree: true });
  var parsed = () => {
    arriving.disconnect();
    dress();
  };
  document.addEventListener('readystatechange', parsed, { once: true });
})();
