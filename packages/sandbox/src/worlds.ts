import { billing } from './billing/index.ts';
import { linkedin } from './linkedin/index.ts';
import { mail } from './mail/index.ts';
import { meta } from './meta/index.ts';
import type * as faults from './platform/faults.ts';
import type { Wire } from './platform/wire.ts';

/** The whole outside world. Start page, control, demo people and scripted refusals are derived from this list. */
export const WORLDS = [meta, linkedin, mail, billing] as const;

type Each = (typeof WORLDS)[number];
type Played = ReturnType<Each['play']>;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** What the hand of a test reaches in each world: `facebook`, `linkedin`, `mails` … */
export type Controls = All<Played['controls']>;

/** Fixed ids of the people, pages and apps that every fresh sandbox holds. */
export const DEMO_WORLD = Object.assign({}, ...WORLDS.map(({ demo }) => demo)) as All<Each['demo']>;

type Refusal = NonNullable<Played['wire']> extends infer Wires ? (Wires extends Wire<infer One> ? One : never) : never;

export type FaultAction = faults.FaultAction<Refusal>;
export type FaultScript = faults.FaultScript<Refusal>;
