import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { afterPromises } from './conformance/after.ts';
import { consentPromises } from './conformance/consent.ts';
import { releasePromises } from './conformance/release.ts';
import { stagingPromises } from './conformance/staging.ts';
import { type ConformanceWorld, connect, type Play } from './conformance/world.ts';

/** The promises of the port. Every adapter passes this against its fake network over real HTTP. */
export function socialConformance(name: string, makeWorld: () => Promise<ConformanceWorld>): void {
  describe(`${name} keeps the promises of the port`, () => {
    let world: ConformanceWorld;
    let current: Play;
    const play = () => current;

    beforeAll(async () => {
      world = await makeWorld();
    });
    beforeEach(async () => {
      current = await connect(world);
    });
    afterAll(() => world?.close());

    describe('consent and pages', () => consentPromises(play));
    describe('staging', () => stagingPromises(play));
    describe('the release', () => releasePromises(play));
    describe('after the release', () => afterPromises(play));
  });
}
