import { readFile } from 'node:fs/promises';
import type { Locale } from '@waypost/i18n';

/** As Vite writes it: source modules, and the files that they became. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const FONT = '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
/** A chunk that vite.config.ts names, so it has no source module of its own. */
const DASHBOARD = 'dashboard';
const catalogue = (locale: Locale) => `../../packages/i18n/src/${locale}/index.ts`;
const feature = (page: string) => `src/features/${page}-page.tsx`;

/** The pages where most visits begin; of any other the browser finds the code by itself, one round trip later. */
const PAGES: readonly (readonly [address: RegExp, ...modules: string[]])[] = [
  [/^\/accounts\/login\/?$/, feature('accounts/sign-in'), 'src/app/public/public-layout.tsx'],
  [/^\/[a-z0-9-]+\/connections\/?$/, feature('connections/connections')],
  [/^\/[a-z0-9-]+\/generator\/posts\/?$/, feature('generator/composer')],
  [/^\/[a-z0-9-]+\/[a-z0-9-]+\/posts\/?$/, feature('posts/list/schedule')],
  [/^\/[a-z0-9-]+\/?$/, DASHBOARD],
];

/** Head elements that let the browser fetch, beside the entry, what the page of an address will import. */
export type WebLinks = (url: string, locale: Locale) => string;

/** Reads the build's manifest; throws when it does not hold a module that is named here. */
export async function readWebLinks(dist: URL): Promise<WebLinks> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  // The built page names these itself.
  const there = closure(manifest, entries);
  const linksOf = (modules: readonly string[]) => {
    const names = [...closure(manifest, modules)].filter((name) => !there.has(name));
    const chunks = names.map((name) => chunkOf(manifest, name));
    const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const styles = chunks.flatMap(({ css }) => css ?? []);
    return [...scripts, ...new Set(styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`))].join(
      '',
    );
  };
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, FONT).file}">`;
  const words = {
    en: linksOf([catalogue('en')]),
    es: linksOf([catalogue('es')]),
    fr: linksOf([catalogue('fr')]),
  } satisfies Record<Locale, string>;
  const pages = PAGES.map(([address, ...modules]) => ({ address, links: linksOf(modules) }));
  return (url, locale) => {
    const path = url.split('?')[0] ?? '/';
    return words[locale] + (pages.find(({ address }) => address.test(path))?.links ?? '') + font;
  };
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name] ?? Object.values(manifest).find((known) => known.name === name);
  if (chunk === undefined) throw new Error(`The web was built without ${name}.`);
  return chunk;
}

/** The modules with everything that they import at once. */
function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(manifest, chunkOf(manifest, name).imports ?? [], seen);
  }
  return seen;
}
