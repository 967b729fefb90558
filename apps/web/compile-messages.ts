import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Areas that only the server speaks; the browser gets them empty. */
const SERVER_ONLY = /\/(?:emails|errors)\/(?:en|es|fr)\.ts$/;
const CATALOGUE = /packages\/i18n\/src\/[\w-]+\/(?:en|es|fr)\.ts$/;

type Compiled = unknown;

function compileAll(messages: Readonly<Record<string, unknown>>): Record<string, Compiled> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll({ ...(value as object) }),
    ]),
  );
}

/** Catalogues are compiled when the web is built: the ICU parser (13 kB gz) stays out of the browser. */
export function compileMessages(): Plugin {
  return {
    name: 'waypost-compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async transform(_, id) {
      if (!CATALOGUE.test(id)) return null;
      const areas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = await import(id);
      const lines = Object.entries(areas).map(
        ([name, messages]) =>
          `export const ${name} = ${JSON.stringify(SERVER_ONLY.test(id) ? {} : compileAll(messages))};`,
      );
      return { code: lines.join('\n'), map: null, moduleType: 'js' };
    },
  };
}
