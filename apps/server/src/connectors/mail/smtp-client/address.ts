import { domainToASCII } from 'node:url';

/** Control characters, white space and what would end a path or begin another one. */
const UNSAFE = /[\p{Cc}\p{Z}<>]/u;

export interface Path {
  /** As it stands between `<` and `>`. */
  readonly path: string;
  /** Its local part is not ASCII, so the server has to offer SMTPUTF8 (RFC 6531, section 3.4). */
  readonly utf8: boolean;
}

/** An address as MAIL and RCPT take it, its domain as in the DNS; null for what is none. */
export function pathOf(address: string): Path | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  if (at < 1 || domain === '' || UNSAFE.test(local) || local.length > 64) return null;
  return { path: `${local}@${domain}`, utf8: !/^[\x21-\x7e]+$/.test(local) };
}
