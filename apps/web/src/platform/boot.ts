import type { Session } from '@waypost/contract/accounts';

export const COLOR_SCHEME_KEY = 'waypost-color-scheme';

/** The session that the server wrote into the page (same shape as GET /api/session/); null where the page came without one. */
export function readBoot(): Session | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Session) : null;
}

/** When the server answered with the page, about; in epoch milliseconds. */
export let PAGE_LOADED = performance.timeOrigin;

let firstReads: Map<string, unknown> | null = null;
let nonce: string | null = null;
let ownPage: HTMLLinkElement | null | undefined;

/** What a host page holds, told where there is no page to read it from. */
export function tellHostPage(page: {
  readonly reads: Readonly<Record<string, unknown>>;
  readonly nonce: string;
}): void {
  firstReads = new Map(Object.entries(page.reads));
  nonce = page.nonce;
  ownPage = null;
  PAGE_LOADED = Date.now();
}

/** A read that the host page brought along and nobody has taken yet. */
export function lookAtFirstRead<T>(name: string): T | undefined {
  if (firstReads === null) {
    const text = document.getElementById('first-reads')?.textContent;
    firstReads = new Map(Object.entries(text ? JSON.parse(text) : {}));
  }
  return firstReads.get(name) as T | undefined;
}

/** The same, once: whoever asks again later asks the server. */
export function takeFirstRead<T>(name: string): T | undefined {
  const found = lookAtFirstRead<T>(name);
  firstReads?.delete(name);
  return found;
}

/** Nonce for the few style elements that libraries create at run time. */
export function styleNonce(): string {
  nonce ??= document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return nonce;
}

/** The file of a page that the host page brings along. What the others are is fetched when somebody goes there. */
export function broughtPage(path: string): string | undefined {
  if (ownPage === undefined) ownPage = document.querySelector<HTMLLinkElement>('link[data-page]');
  return ownPage?.dataset.page === path ? ownPage.href : undefined;
}
