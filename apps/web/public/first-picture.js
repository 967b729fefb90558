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

// The picture's buttons do nothing yet. The last one pressed is pressed again once the program has drawn it, if it only opens
// something: what publishes, restores or deletes is never pressed by anybody but the person.
(() => {
  var OPENERS = '[aria-haspopup], [role="tab"], summary';
  var WAIT_MS = 10000;
  var picture = null;
  var pressed = null;
  var nameOf = (element) => {
    var row = element.closest('[data-post-id]');
    // Of a row that is its own button the text may tell another minute by now.
    var words = element === row ? '' : element.getAttribute('aria-label') || element.textContent;
    return [row ? row.dataset.postId : '', element.tagName, words].join('\n');
  };
  var named = (name) => Array.from(document.querySelectorAll(OPENERS)).filter((element) => nameOf(element) === name);
  var pressAgain = () => {
    if (picture.isConnected) return;
    var again = named(pressed.name)[pressed.index];
    if (!again) return;
    forget();
    again.focus({ preventScroll: true });
    again.click();
  };
  var drawing = new MutationObserver(pressAgain);
  var forget = () => {
    if (!pressed) return;
    drawing.disconnect();
    clearTimeout(pressed.timer);
    pressed.element.removeAttribute('data-pressed');
    pressed = null;
  };
  var press = (event) => {
    if (!event.isTrusted) return;
    forget();
    if (!picture.isConnected) return document.removeEventListener('click', press, true);
    var element = event.target.closest(OPENERS);
    if (!element || element.matches('a[href], :disabled')) return;
    event.preventDefault();
    var name = nameOf(element);
    pressed = { element, name, index: named(name).indexOf(element), timer: setTimeout(forget, WAIT_MS) };
    element.dataset.pressed = '';
    drawing.observe(document.getElementById('root'), { childList: true, subtree: true });
  };
  document.addEventListener(
    'readystatechange',
    () => {
      picture = document.getElementById('root').firstChild;
      document.addEventListener('click', press, true);
    },
    { once: true },
  );
})();
