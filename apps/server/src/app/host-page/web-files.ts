import { readFile } from 'node:fs/promises';
import type { BuiltPage, BuiltPages } from '@waypost/contract/host-page';
import type { Locale } from '@waypost/i18n';

/** Head elements that let the browser fetch, beside the entry, what the page of an address will import. */
export type WebLinks = (page: BuiltPage | undefined, locale: Locale) => string;

/** The page that stands at an address, and what the address says where the page's has a name. */
export interface PageAt {
  readonly page: BuiltPage;
  readonly params: Readonly<Record<string, string>>;
}

const script = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
/** The program reads here which file is the page's own (the web's platform/boot.ts). */
const ownScript = (file: string, path: string) =>
  `<link rel="modulepreload" crossorigin href="/${file}" data-page="${path}">`;
const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** What the web's build wrote about its pages (apps/web/build/pages.ts). */
export const readPages = async (dist: URL): Promise<BuiltPages> =>
  JSON.parse(await readFile(new URL('.vite/pages.json', dist), 'utf8'));

export function finderOf({ pages }: BuiltPages): (url: string) => PageAt | null {
  const known = pages.map((page) => ({ page, address: addressOf(page.path) }));
  return (url) => {
    const path = url.split('?')[0] ?? '/';
    for (const { page, address } of known) {
      const found = address.exec(path);
      if (found !== null) return { page, params: { ...found.groups } };
    }
    return null;
  };
}

export function linksOf({ languages, font, otherPages }: BuiltPages): WebLinks {
  // Nothing waits for it: whoever goes to another page finds it there.
  const later = `<link rel="prefetch" as="script" crossorigin href="/${otherPages}">`;
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
  return (page, locale) => {
    const scripts = [languages[locale], page?.words[locale], page?.scripts].flatMap((files) => files ?? []);
    const link = (file: string) => (page?.file === file ? ownScript(file, page.path) : script(file));
    return [...[...new Set(scripts)].map(link), ...(page?.styles ?? []).map(style), fontLink, later].join('');
  };
}

/** `/$slug/connections/` as addresses are written, with or without the last slash. */
const addressOf = (path: string) => new RegExp(`^${path.replace(/\$(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`);
