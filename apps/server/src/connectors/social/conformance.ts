import type { SocialApp } from '@waypost/contract/networks';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { afterPromises } from './conformance/after.ts';
import { capabilityPromises, kindsOf } from './conformance/capabilities.ts';
import { consentPromises } from './conformance/consent.ts';
import { figurePromises } from './conformance/figures.ts';
import { releasePromises } from './conformance/release.ts';
import { stagingPromises } from './conformance/staging.ts';
import { type ConformanceWorld, connect, type Play, type PostKind } from './conformance/world.ts';
import type { AnyRefusal } from './port.ts';

export interface ConformanceOptions {
  /** How this variant goes about it. */
  readonly way?: string;
  /** Fewer kinds than its descriptor names, for another way of sending the same. */
  readonly kinds?: readonly PostKind[];
  /** How it can refuse a release. */
  readonly refusals?: readonly AnyRefusal['kind'][];
}
const USUAL_REFUSALS: readonly AnyRefusal['kind'][] = [
  'wait',
  'reconnect',
  'forbidden',
  'blocked',
  'duplicate',
  'ours',
  'rejected',
];

/** The promises of the port. Every adapter passes this against its fake network over real HTTP. */
export function socialConformance(
  app: SocialApp,
  makeWorld: () => Promise<ConformanceWorld>,
  { kinds = kindsOf(app), way = '', refusals = USUAL_REFUSALS }: ConformanceOptions = {},
): void {
  describe(`${app}${way} keeps the promises of the port`, () => {
    let world: ConformanceWorld;
    let current: Play;
    const play = () => current;

    beforeAll(async () => {
      world = await makeWorld();
    });
    beforeEach(async () => {
      current = await connect(world, kinds[0]);
    });
    afterAll(() => world?.close());

    describe('consent and pages', () => consentPromises(play));
    describe('staging', () => stagingPromises(play));
    describe('the release', () => releasePromises(play, kinds, refusals));
    describe('after the release', () => afterPromises(play, app));
    describe('what the descriptor says', () => capabilityPromises(play, app));
    describe('figures', () => figurePromises(play, app));
  });
}
