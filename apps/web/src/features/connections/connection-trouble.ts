import { connectionTrouble } from '@waypost/contract/alerts';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import type { Profile } from '@waypost/contract/profiles';

/** Nothing leaves through at least one of them. */
export const anyBroken = ({ applications }: Profile): boolean =>
  SOCIAL_APPS.some((app) => connectionTrouble(app, applications[app])?.kind === 'broken');
