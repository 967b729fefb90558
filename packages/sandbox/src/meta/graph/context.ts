import type { Blobs } from '../../platform/blobs.ts';
import type { SandboxClock } from '../../platform/clock.ts';
import type { WireCall } from '../../platform/wire.ts';
import type { FacebookSettings } from '../facebook/settings.ts';
import type { FacebookState, Grant, Token } from '../facebook/state.ts';
import type { Instagram } from '../instagram/state.ts';
import type { Params } from './params.ts';

export type App = { id: string; secret: string; name: string };

/** The parts of the fake Facebook that every handler may need. */
export type Facebook = {
  app: App;
  state: FacebookState;
  settings: FacebookSettings;
  instagram: Instagram;
  clock: SandboxClock;
  blobs: Blobs;
  /** Address under which people open the sandbox's pages. */
  publicUrl: () => string;
};

export type Auth = { kind: 'app' } | { kind: 'user' | 'page'; token: Token; grant: Grant };

export type GraphContext = Facebook & {
  call: WireCall;
  params: Params;
  version: string;
  /** Path after the version. */
  segments: string[];
};

/** One endpoint; what it returns becomes the JSON answer. */
export type Handler = (ctx: GraphContext) => Promise<unknown> | unknown;
