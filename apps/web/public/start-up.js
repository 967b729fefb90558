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
  // A file that does not come (a broken line, a newer version on the server) must not leave a page that does nothing.
  var sayNotLoaded = () => {
    var notice = document.getElementById('not-loaded');
    var language = document.documentElement.lang;
    (notice.querySelector(`[lang="${language}"]`) || notice.firstElementChild).hidden = false;
    notice.hidden = false;
    notice.onclick = ({ target }) => target instanceof HTMLButtonElement && location.reload();
  };
  window.addEventListener('not-loaded', sayNotLoaded);
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayNotLoaded(), true);
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
    import(program).catch(sayNotLoaded);
  };
  requestAnimationFrame(() => {
    fetchProgram();
    setTimeout(start);
  });
  // Pages in the background are not painted.
  setTimeout(start, document.hidden ? 0 : 3000);
})();
