import { about } from '@waypost/i18n/about';
import { locales } from '@waypost/i18n/locale';
import type { Plugin } from 'vite';

const DATES = 'virtual:date-languages';

/** What the page and the calendars must know of each language, from the one place that says it (packages/i18n/src/about). */
export function languages(): Plugin {
  const all = locales.map((locale) => ({ locale, ...about[locale] }));
  return {
    name: 'waypost-languages',
    resolveId: (id) => (id === DATES ? `\0${id}` : null),
    load: (id) =>
      id === `\0${DATES}` ? all.map(({ dayjs }) => (dayjs ? `import 'dayjs/locale/${dayjs}';` : '')).join('\n') : null,
    transformIndexHtml: (html) =>
      html
        .replace('<!--needs-script-->', all.map(({ needsScript }) => needsScript).join(' / '))
        .replace(
          '<!--not-loaded-->',
          all
            .map(
              ({ locale, notLoaded, reload }) =>
                `<p lang="${locale}" hidden>${notLoaded} <button type="button">${reload}</button></p>`,
            )
            .join('\n      '),
        ),
  };
}
