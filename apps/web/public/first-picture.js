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
  var { program, libraries } = document.currentScript.dataset;
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
    // Its libraries run first, in a task of their own.
    import(libraries)
      .then(() => new Promise((done) => setTimeout(done)))
      .then(() => import(program))
      .catch(() => window.dispatchEvent(new Event('not-loaded')));
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

// What is typed into a field of the picture is typed again into the field of the same name that the program has drawn.
(() => {
  var WAIT_MS = 10000;
  var picture = null;
  var typed = new Set();
  // As if it were typed there. What the program has found elsewhere, such as words of before a reload, stays before it.
  var typeAgain = (was) => {
    var now = Array.from(document.getElementsByName(was.name)).find((field) => field.tagName === was.tagName);
    if (!now) return;
    typed.delete(was);
    var before = was.defaultValue;
    var added = was.value.startsWith(before) ? was.value.slice(before.length) : `\n${was.value}`;
    var text = now.value === before ? was.value : now.value + added;
    // Past React, which takes a value that it knows for no news.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value').set.call(now, text);
    // In a task of its own: the one that draws the program is long enough.
    setTimeout(() => now.dispatchEvent(new Event('input', { bubbles: true })));
  };
  var drawing = new MutationObserver(() => {
    if (picture.isConnected) return;
    typed.forEach(typeAgain);
    if (typed.size === 0) drawing.disconnect();
    else setTimeout(() => drawing.disconnect(), WAIT_MS);
  });
  var type = ({ target }) => {
    if (!picture.isConnected) return document.removeEventListener('input', type);
    if (!target.name || typeof target.selectionStart !== 'number') return;
    typed.add(target);
    drawing.observe(document.getElementById('root'), { childList: true, subtree: true });
  };
  document.addEventListener(
    'readystatechange',
    () => {
      picture = document.getElementById('root').firstChild;
      document.addEventListener('input', type);
    },
    { once: true },
  );
})();

// The picture's buttons do nothing yet. The last one pressed is pressed again once the program has drawn it, if it only opens
// something: what publishes, restores or deletes is never pressed by anybody but the person. The focus, which goes with the
// picture, comes back to what the program has drawn in its place.
(() => {
  var OPENERS = '[aria-haspopup], [role="tab"], summary';
  var STOPS = `${OPENERS}, a[href], button, input, select, textarea, [tabindex]`;
  var WAIT_MS = 10000;
  var picture = null;
  var kept = null;
  var nameOf = (element) => {
    var row = element.closest('[data-post-id]');
    // Of a row that is its own button the text may tell another minute by now.
    var words = element === row ? '' : element.name || element.getAttribute('aria-label') || element.textContent;
    return [row ? row.dataset.postId : '', element.tagName, words].join('\n');
  };
  var named = (name) => Array.from(document.querySelectorAll(STOPS)).filter((element) => nameOf(element) === name);
  var drawn = () => {
    if (picture.isConnected) return;
    // Whoever has gone on in the program stays there.
    if (!kept.pressed && document.activeElement !== document.body) return forget();
    var again = named(kept.name)[kept.index];
    if (!again) {
      kept.timer ??= setTimeout(forget, WAIT_MS);
      return;
    }
    var { element, pressed } = kept;
    forget();
    again.focus({ preventScroll: true });
    if (typeof element.selectionStart === 'number' && again.value === element.value)
      again.setSelectionRange(element.selectionStart, element.selectionEnd);
    if (pressed) again.click();
  };
  var drawing = new MutationObserver(drawn);
  var forget = () => {
    if (!kept) return;
    drawing.disconnect();
    clearTimeout(kept.timer);
    kept.element.removeAttribute('data-pressed');
    kept = null;
  };
  var keep = (element, pressed) => {
    var name = nameOf(element);
    forget();
    kept = { element, name, pressed, index: named(name).indexOf(element) };
    if (pressed) {
      kept.timer = setTimeout(forget, WAIT_MS);
      element.dataset.pressed = '';
    }
    drawing.observe(document.getElementById('root'), { childList: true, subtree: true });
  };
  var press = (event) => {
    if (!event.isTrusted) return;
    var element = picture.isConnected && event.target.closest(OPENERS);
    if (!picture.isConnected) document.removeEventListener('click', press, true);
    if (!element || element.matches('a[href], :disabled')) return forget();
    event.preventDefault();
    keep(element, true);
  };
  var focus = (event) => {
    if (!picture.isConnected) return document.removeEventListener('focusin', focus);
    var element = event.target.closest(STOPS);
    // A press that was made stays made while the person walks on.
    if (element && !kept?.pressed) keep(element, false);
  };
  document.addEventListener(
    'readystatechange',
    () => {
      picture = document.getElementById('root').firstChild;
      document.addEventListener('click', press, true);
      document.addEventListener('focusin', focus);
    },
    { once: true },
  );
})();
