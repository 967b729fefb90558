import { APPS } from '@waypost/contract/networks';
import type { Profile } from '@waypost/contract/profiles';
import type { Href } from '@waypost/contract/wire';
import { accountsPaths } from '../accounts/paths.ts';
import { connectionsPaths } from '../connections/paths.ts';
import { profilesPaths } from './paths.ts';

export interface SetupStep {
  readonly key: 'profile' | 'email' | 'platform';
  readonly done: boolean;
  /** It was done before, and is undone. */
  readonly again?: boolean;
  /** Where it is done. */
  readonly to: Href;
}

/** Any channel that works; the generator entry does not count (WIDGET-011). */
export function anyConnected({ applications }: Profile): boolean {
  return APPS.some((app) => applications[app].active);
}

/** A channel was connected once; a broken connection still counts, so it is not asked for "the first one" again. */
export function anyInstalled({ applications }: Profile): boolean {
  return APPS.some((app) => applications[app].installed || applications[app].active);
}

/** The checklist (WIDGET-009 to 011, 013; decision 066). */
export function setupSteps(profile: Profile): SetupStep[] {
  return [
    { key: 'profile', done: profile.completed, to: profilesPaths.setup({ slug: profile.slug }) },
    { key: 'email', done: profile.email_verification, to: accountsPaths.settings() },
    {
      key: 'platform',
      done: anyConnected(profile),
      again: anyInstalled(profile),
      to: connectionsPaths.list({ slug: profile.slug }),
    },
  ];
}

export const isSetUp = (profile: Profile): boolean => setupSteps(profile).every(({ done }) => done);

export interface Progress {
  readonly done: number;
  readonly max: number;
  /** Whole percent. */
  readonly percent: number;
}

export function progressOf(steps: readonly SetupStep[]): Progress {
  const done = steps.filter((step) => step.done).length;
  const max = steps.length;
  return { done, max, percent: max === 0 ? 0 : Math.round((done / max) * 100) };
}
