import type { Blobs } from '../platform/blobs.ts';
import type { SandboxClock } from '../platform/clock.ts';
import type { WireAnswer, WireCall } from '../platform/wire.ts';
import type { Quota } from './quota.ts';
import type { RestQuery } from './restli.ts';
import type { LinkedInSettings } from './settings.ts';
import type { AccessToken, LinkedInState, Member } from './state.ts';

/** The parts of the fake LinkedIn that every handler may need. */
export type LinkedIn = {
  app: { id: string; secret: string; name: string };
  state: LinkedInState;
  settings: LinkedInSettings;
  clock: SandboxClock;
  blobs: Blobs;
  quota: Quota;
  /** Address under which people open the sandbox's pages. */
  publicUrl: () => string;
};

export type RestContext = LinkedIn & {
  call: WireCall;
  query: RestQuery;
  /** Path after `/rest` or `/v2`, decoded. */
  segments: string[];
  /** `202609`; empty below `/v2`. */
  version: string;
  token: AccessToken;
  member: Member;
};

export type RestHandler = (ctx: RestContext) => Promise<WireAnswer> | WireAnswer;

export const ok = (body: unknown): WireAnswer => ({ status: 200, body });

/** Creates answer without a body; the id is in a header. */
export const created = (id: string): WireAnswer => ({
  status: 201,
  headers: { 'x-restli-id': id, 'x-linkedin-id': id },
  body: '',
});

export const noContent: WireAnswer = { status: 204, body: '' };
