// Runs once the page has been parsed. A file of its own because the CSP allows no inline script.

(() => {
  // The first date that a page writes costs a slow laptop 70 ms: the browser reads its tables of zones and languages. Here it
  // does so while the scripts are on their way, and not in the middle of the first rendering.
  var warmUp = () => {
    [document.documentElement.lang, 'en'].forEach((locale) => {
      new Intl.DateTimeFormat(locale, {
        timeZone: 'America/Toronto',
        weekday: 'short',
        month: 'short',
        hour: 'numeric',
      }).format();
    });
  };
  // A page that brings its first picture names the program here: the picture is painted first.
  var program = document.currentScript.dataset.program;
  if (program === undefined) {
    warmUp();
    return;
  }
  // Fetched while the picture is painted: earlier, the program would only keep its styles and its font waiting.
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
    warmUp();
    import(program).catch(() => window.dispatchEvent(new Event('not-loaded')));
  };
  requestAnimationFrame(() => {
    fetchProgram();
    setTimeout(start);
  });
  // Pages in the background are not painted.
  setTimeout(start, document.hidden ? 0 : 3000);
})();
