import { PLANS } from '@waypost/contract/plans';
import type { Application, Profile } from '@waypost/contract/profiles';
import { describe, expect, it } from 'vitest';
import { application, connected, profile, profileWith } from '../../testing/fixtures.ts';
import { anyInstalled, progressOf, setupSteps } from './setup-steps.ts';

describe('set-up checklist', () => {
  it('has the same three steps on every plan: nobody has set up a generator by being allowed to compose', () => {
    for (const plan of PLANS)
      expect(setupSteps(profile({ plan })).map((step) => step.key)).toEqual(['profile', 'email', 'platform']);
  });

  it('counts any active channel as a platform, but not the generator', () => {
    const platform = (of: Parameters<typeof profileWith>[0]) =>
      setupSteps(profileWith(of, { plan: 'free' })).find((step) => step.key === 'platform')?.done;
    expect(platform({ generator: { is_enabled: true } })).toBe(false);
    expect(platform({ emarketing: application({ active: true }) })).toBe(true);
  });

  it('gives whole percents', () => {
    const steps = setupSteps(profile({ plan: 'free', completed: true, email_verification: false }));
    expect(progressOf(steps)).toEqual({ done: 1, max: 3, percent: 33 });
  });

  it('does not ask for a first connection when one is only broken', () => {
    expect(anyInstalled(profile())).toBe(false);
    const facebook = application({ installed: true, connected: false, state: 'disconnected' });
    expect(anyInstalled(profileWith({ facebook }))).toBe(true);
  });

  it('can be completed, and comes back when something is undone', () => {
    const having = (facebook: Application, change: Partial<Profile> = {}) =>
      setupSteps(profileWith({ facebook }, { plan: 'pro', ...change }));
    expect(progressOf(having(connected()))).toEqual({ done: 3, max: 3, percent: 100 });
    expect(progressOf(having(connected(), { email_verification: false })).percent).toBe(67);
    const lost = having(connected({ connected: false, active: false, state: 'disconnected' }));
    expect(lost.find(({ done }) => !done)).toMatchObject({ key: 'platform', again: true });
    expect(having(application()).find(({ done }) => !done)).toMatchObject({ key: 'platform', again: false });
  });
});
