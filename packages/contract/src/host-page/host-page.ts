import type { Session } from '../accounts/schemas.ts';

/** What the server puts into the page that starts the browser's program, and what that page's first picture is drawn from. */
export interface HostPage {
  /** Path and query. */
  readonly url: string;
  readonly locale: Session['locale'];
  readonly boot: Session;
  /** Answers of the API by the name under which the page looks for them. */
  readonly reads: Readonly<Record<string, unknown>>;
  /** Of the Content-Security-Policy that the page is sent with. */
  readonly nonce: string;
}

/** What the web's build for the server exports: HTML of the page, its style attributes as `data-style`. One at a time. */
export type DrawFirstPicture = (page: HostPage) => Promise<string>;
