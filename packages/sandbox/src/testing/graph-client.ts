import type { Sandbox } from '../sandbox.ts';
import { DEMO_WORLD } from '../worlds.ts';

export type Json = { [key: string]: Json } & { [index: number]: Json } & Iterable<Json>;

export type GraphReply = { status: number; headers: Headers; body: Json; text: string };

export const SCOPES =
  'pages_show_list,pages_read_engagement,pages_manage_posts,pages_manage_engagement,pages_read_user_content,read_insights';

/** A strict stranger: plain HTTP, nothing of our own code. */
export class GraphClient {
  readonly sandbox: Sandbox;
  token: string | undefined;

  constructor(sandbox: Sandbox, token?: string) {
    this.sandbox = sandbox;
    this.token = token;
  }

  async call(method: string, path: string, params: Record<string, string> = {}): Promise<GraphReply> {
    const query = new URLSearchParams(this.token ? { access_token: this.token, ...params } : params);
    const url = path.startsWith('http') ? path : `${this.sandbox.url}/facebook/graph/v26.0${path}`;
    const response =
      method === 'POST'
        ? await fetch(url, { method, body: query })
        : await fetch(`${url}${url.includes('?') ? '&' : '?'}${query}`, { method });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as Json, text };
  }

  get = (path: string, params?: Record<string, string>) => this.call('GET', path, params);
  post = (path: string, params?: Record<string, string>) => this.call('POST', path, params);
  delete = (path: string, params?: Record<string, string>) => this.call('DELETE', path, params);

  /** Uploads bytes as an unpublished photo. */
  async photo(
    pageId: string,
    bytes: Uint8Array<ArrayBuffer>,
    params: Record<string, string> = { published: 'false' },
  ): Promise<GraphReply> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ access_token: this.token ?? '', ...params })) form.set(name, value);
    form.set('source', new Blob([bytes]), 'photo');
    const response = await fetch(`${this.sandbox.url}/facebook/graph/v26.0/${pageId}/photos`, {
      method: 'POST',
      body: form,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as Json, text };
  }
}

type Consent = {
  redirectUri: string;
  state?: string;
  scope?: string;
  person?: string;
  pages?: string[];
  permissions?: string[];
  decision?: string;
};

/** Presses a button of the login dialog; answers where it sends the browser. */
export async function consent(sandbox: Sandbox, wish: Consent): Promise<URL> {
  const scope = wish.scope ?? SCOPES;
  const { pages } = DEMO_WORLD;
  const form = new URLSearchParams({
    client_id: DEMO_WORLD.app.id,
    redirect_uri: wish.redirectUri,
    state: wish.state ?? 'state-1',
    scope,
    person: wish.person ?? DEMO_WORLD.people.marina.id,
    decision: wish.decision ?? 'continue',
  });
  for (const id of wish.pages ?? [pages.blueFjord.id, pages.northernLights.id]) form.append('page', id);
  for (const name of wish.permissions ?? scope.split(',')) form.append('permission', name);
  const response = await fetch(`${sandbox.url}/facebook/dialog/v26.0/dialog/oauth`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '');
}

export const APP = { client_id: DEMO_WORLD.app.id, client_secret: DEMO_WORLD.app.secret };

/** A client with the token of one of Marina's pages, got without the dialog. */
export function pageClient(sandbox: Sandbox, page: keyof typeof DEMO_WORLD.pages = 'blueFjord'): GraphClient {
  const { id, person } = DEMO_WORLD.pages[page];
  return new GraphClient(
    sandbox,
    sandbox.control.facebook.issueToken({ personId: DEMO_WORLD.people[person].id, pageId: id }),
  );
}
