import type { Session } from '@waypost/contract';

export const COLOR_SCHEME_KEY = 'waypost-color-scheme';

/** The session that the server wrote into the page (same shape as GET /api/session/); null where the page came without one. */
export function readBoot(): Session | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Session) : null;
}

/** Nonce for the few style elements that libraries create at run time. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}
