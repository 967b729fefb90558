const BEFORE_PAINT = '<script src="/before-paint.js"></script>';
const WARM_UP = '<script src="/warm-up.js"></script>';
const ROOT = '<div id="root"></div>';
/** As the build calls them (the web's vite.config.ts). */
const LIBRARIES = /<link rel="modulepreload" crossorigin href="(\/assets\/vendor-[^"]+)">/;

/**
 * Makes of a page that starts its program one that shows a picture first: the browser lays the picture out once, when all of it
 * is there, and paints it before `first-picture.js` has the program fetched and started. Styles and fonts are fetched as before.
 */
export function paintFirst(html: string, picture: string, entry: string): string {
  const replace = (page: string, there: string, by: string) => {
    if (!page.includes(there)) throw new Error(`The built page has no ${there}.`);
    return page.replace(there, () => by);
  };
  const program = `<script type="module" crossorigin src="/${entry}"></script>`;
  const waiting = `<link rel="expect" blocking="render" href="#boot"><link rel="modulepreload" crossorigin href="/${entry}">`;
  const later = replace(replace(html, program, waiting), WARM_UP, '').replaceAll(
    /<link rel="(modulepreload|prefetch)"/g,
    '<link data-later="$1"',
  );
  const libraries = html.match(LIBRARIES)?.[1];
  if (libraries === undefined) throw new Error('The built page names no libraries.');
  const starter = `<script src="/first-picture.js" data-program="/${entry}" data-libraries="${libraries}"></script>`;
  // The picture comes last: it holds what people wrote, and is not looked through.
  return replace(replace(later, BEFORE_PAINT, BEFORE_PAINT + starter), ROOT, `<div id="root">${picture}</div>`);
}
