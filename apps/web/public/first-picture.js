// Of a page that brings its first picture; runs in its head. A file of its own because the CSP allows no inline script.

// The picture's style attributes come under another name: the CSP allows none in HTML, but scripts may set styles.
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

// The picture is painted before the program is fetched: earlier, it would only keep styles and font waiting.
(() => {
  var program = document.currentScript.dataset.program;
  var warmUp = '/warm-up.js';
  var fetchProgram = () => {
    document.querySelectorAll('link[data-later]').forEach((link) => {
      link.rel = link.dataset.later;
      link.removeAttribute('data-later');
    });
  };
  var started = false;
  var start = () => {
    if (started) return;
    started = true;
    fetchProgram();
    import(warmUp);
    import(program).catch(() => window.dispatchEvent(new Event('not-loaded')));
  };
  var afterPaint = () => {
    requestAnimationFrame(() => {
      fetchProgram();
      setTimeout(start);
    });
    // Pages in the background are not painted.
    setTimeout(start, document.hidden ? 0 : 3000);
  };
  document.addEventListener('readystatechange', afterPaint, { once: true });
})();
