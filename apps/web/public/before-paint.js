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

// A file of the program that does not come (a broken line, a newer version on the server) must not leave a page that does nothing.
(() => {
  var say = () => {
    var notice = document.getElementById('not-loaded');
    if (notice === null) {
      document.addEventListener('DOMContentLoaded', say, { once: true });
      return;
    }
    var language = document.documentElement.lang;
    (notice.querySelector(`[lang="${language}"]`) || notice.firstElementChild).hidden = false;
    notice.hidden = false;
    notice.onclick = ({ target }) => target instanceof HTMLButtonElement && location.reload();
  };
  // The program's own word, and a script of the page that did not come.
  window.addEventListener('not-loaded', say);
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);
})();
