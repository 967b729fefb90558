import type { Sandbox } from '../sandbox.ts';
import { DEMO_WORLD } from '../worlds.ts';
import type { Json } from './graph-client.ts';

const { app, members, organizations } = DEMO_WORLD.linkedin;

export const MARINA = `urn:li:person:${members.marina.id}`;
export const THEO = `urn:li:person:${members.theo.id}`;
export const BLUE_FJORD = `urn:li:organization:${organizations.blueFjord.id}`;
export const NORTHERN_LIGHTS = `urn:li:organization:${organizations.northernLights.id}`;

export const enc = encodeURIComponent;

export type LinkedInReply = { status: number; headers: Headers; body: Json; text: string; id: string };

async function read(response: Response): Promise<LinkedInReply> {
  const text = await response.text();
  const body = (text ? JSON.parse(text) : {}) as Json;
  const { status, headers } = response;
  return { status, headers, body, text, id: headers.get('x-restli-id') ?? '' };
}

/** A strict stranger: plain HTTP, nothing of our own code. */
export class LinkedInClient {
  readonly sandbox: Sandbox;
  token: string;
  version = '202609';

  constructor(sandbox: Sandbox, member: keyof typeof members = 'marina', scopes?: string[]) {
    this.sandbox = sandbox;
    this.token = sandbox.control.linkedin.issueToken({ memberId: members[member].id, scopes });
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LinkedInReply> {
    const all: Record<string, string> = {
      authorization: `Bearer ${this.token}`,
      'linkedin-version': this.version,
      'x-restli-protocol-version': '2.0.0',
      'content-type': 'application/json',
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return read(await fetch(`${this.sandbox.url}/linkedin/api${path}`, { method, headers: sent, ...init }));
  }

  get = (path: string) => this.call('GET', `/rest${path}`);

  post(commentary: string, more: Record<string, unknown> = {}): Promise<LinkedInReply> {
    return this.call('POST', '/rest/posts', {
      author: BLUE_FJORD,
      commentary,
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
      ...more,
    });
  }

  async initImage(owner = BLUE_FJORD): Promise<{ uploadUrl: string; image: string }> {
    const request = { initializeUploadRequest: { owner } };
    const { body } = await this.call('POST', '/rest/images?action=initializeUpload', request);
    return { uploadUrl: String(body.value?.uploadUrl), image: String(body.value?.image) };
  }

  put(url: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(url, {
      method: 'PUT',
      body: bytes,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    });
  }

  /** Uploads an image and waits until it is AVAILABLE on the sandbox clock. */
  async image(bytes: Uint8Array<ArrayBuffer>, owner = BLUE_FJORD): Promise<string> {
    const { uploadUrl, image } = await this.initImage(owner);
    await this.put(uploadUrl, bytes, { authorization: `Bearer ${this.token}` });
    this.sandbox.control.clock.advance(2_000);
    return image;
  }
}

/** Presses a button of the consent page; answers where it sends the browser. */
export async function linkedinConsent(
  sandbox: Sandbox,
  wish: { redirectUri: string; scope: string; person?: string; state?: string; decision?: string },
): Promise<URL> {
  const form = new URLSearchParams({
    client_id: app.id,
    redirect_uri: wish.redirectUri,
    state: wish.state ?? 's-1',
    scope: wish.scope,
    person: wish.person ?? members.marina.id,
    decision: wish.decision ?? 'allow',
  });
  const url = `${sandbox.url}/linkedin/oauth/v2/authorization`;
  const response = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

export async function oauthCall(
  sandbox: Sandbox,
  name: string,
  params: Record<string, string>,
): Promise<LinkedInReply> {
  const body = new URLSearchParams({ client_id: app.id, client_secret: app.secret, ...params });
  return read(await fetch(`${sandbox.url}/linkedin/oauth/v2/${name}`, { method: 'POST', body }));
}
