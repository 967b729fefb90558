/** What a page may show first: the server knows which calls each of them is. */
export const FIRST_READS = ['dashboard', 'list', 'draft'] as const;
export type FirstReads = (typeof FIRST_READS)[number];
export const isFirstReads = (name: string | undefined): name is FirstReads =>
  FIRST_READS.some((reads) => reads === name);

/** What a page adds to the entry, as addresses of files below the root of the site, without the leading slash. */
export interface BuiltPage {
  /** As the web declares it: `/$slug/connections/`. Of two that fit an address the first is meant. */
  readonly path: string;
  /** What the server sends along with it, and draws a picture of. */
  readonly reads?: FirstReads;
  /** The script that is the page; missing where the entry knows it. */
  readonly file?: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** By language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** What the web's build tells the server that names files in the head of a page. */
export interface BuiltPages {
  /** The program; the built page itself names this one and what it imports. */
  readonly entry: string;
  readonly font: string;
  /** The words of every page, by language. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Where the code of every page but the first is. */
  readonly otherPages: string;
  readonly pages: readonly BuiltPage[];
}
