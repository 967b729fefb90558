import { connectionTrouble } from '@waypost/contract/alerts';
import type { Application } from '@waypost/contract/profiles';
import { expect, it } from 'vitest';
import { application, profile } from '../../testing/fixtures.ts';
import { anyBroken } from './connection-trouble.ts';

const page = { page_id: '101', name: 'Blue Fjord Travel', image: null, organization_urn: null, is_feed: null };
const data = { ...page, followers: null, expires_at: null, days_left: null, late_after_minutes: 120 };
const connected = (change: Partial<Application>) => application({ installed: true, data, ...change });

it('is broken from the last day on, and wants a hand before', () => {
  const left = (days_left: number) =>
    connectionTrouble('linkedin', connected({ state: 'refresh_required', data: { ...data, days_left } }));
  expect([left(3), left(0)]).toEqual([{ kind: 'expiring', days: 3 }, { kind: 'broken' }]);
  const having = (facebook: Application) => profile({ applications: { ...profile().applications, facebook } });
  expect(anyBroken(having(connected({ state: 'disconnected' })))).toBe(true);
  expect([anyBroken(having(connected({ state: 'connected' }))), anyBroken(profile())]).toEqual([false, false]);
});
