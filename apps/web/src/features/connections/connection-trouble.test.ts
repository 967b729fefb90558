import { connectionTrouble } from '@waypost/contract/alerts';
import type { Application } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { application, pageData, profile, profileWith } from '../../testing/fixtures.ts';
import { anyBroken } from './connection-trouble.ts';

const facebook = (change: Partial<Application>) => application({ installed: true, data: pageData, ...change });

it('is broken from the last day on, and wants a hand before', () => {
  const left = (days_left: number) =>
    connectionTrouble('linkedin', facebook({ state: 'refresh_required', data: { ...pageData, days_left } }));
  expect([left(3), left(0)]).toEqual([{ kind: 'expiring', days: 3 }, { kind: 'broken' }]);
  expect(anyBroken(profileWith({ facebook: facebook({ state: 'disconnected' }) }))).toBe(true);
  expect([anyBroken(profileWith({ facebook: facebook({ state: 'connected' }) })), anyBroken(profile())]).toEqual([
    false,
    false,
  ]);
});
