import { expect } from 'vitest';
import { buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor, tag } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { addConsent, addressHash, type GivenConsent, optOut } from '../index.ts';
import { expireConsent } from './expire-consent.ts';

const test = base.extend('ours', async ({ app, db }) => {
  const { waypost } = app;
  const advisor = await buildAdvisor(app);
  const { list } = await buildList(app, advisor.profileId);
  const email = `zoe-${tag()}@fjords.example`;
  const learn = (kind: GivenConsent['kind'], over: Partial<GivenConsent> = {}) =>
    waypost.db.transaction((tx) =>
      addConsent(waypost, tx, {
        ...{ listId: list, profileId: advisor.profileId, email, kind, source: 'landing_page', locale: 'fr' },
        ...over,
      }),
    );
  const status = async () =>
    (await db.row<{ optout_status: string }>('SELECT optout_status FROM contacts WHERE list_id = $1', [list]))
      ?.optout_status;
  const kinds = async () =>
    (await db.rows<{ kind: string }>('SELECT kind FROM consent_events WHERE list_id = $1 ORDER BY id', [list])).map(
      ({ kind }) => kind,
    );
  /** As if so many months had gone by. */
  const later = (months: number) =>
    db.run('UPDATE consent_events SET expires_at = expires_at - make_interval(months => $2) WHERE list_id = $1', [
      list,
      months,
    ]);
  const leave = async () => {
    const keyHash = await addressHash(waypost, email);
    await waypost.db.transaction((tx) =>
      optOut(tx, { listId: list, keyHash, reason: 'unsubscribed', source: 'one_click' }),
    );
  };
  return { waypost, advisor, list, email, learn, status, kinds, later, leave };
});

test('an inquiry is consent for six months, a purchase for twenty-four, and the end is written down', async ({
  db,
  ours,
}) => {
  const { learn, status, kinds, later, waypost } = ours;
  expect(await learn('implied-inquiry', { firstName: ' Zoé ' })).toMatchObject({ status: 'F' });
  const told = await db.row(
    `SELECT expires_at::date = (e.at + interval '6 months')::date AS ends, first_name, wording, locale, actor_kind
     FROM consent_events e JOIN contacts c ON c.id = e.contact_id WHERE e.list_id = $1`,
    [ours.list],
  );
  expect(told).toEqual({ ends: true, first_name: 'Zoé', wording: null, locale: 'fr', actor_kind: 'self' });
  await later(5);
  await expireConsent(waypost);
  expect(await status()).toBe('F');
  await learn('implied-ebr', {
    firstName: 'Zoe',
    lastName: 'Roy',
    source: 'agent',
    actor: { userId: ours.advisor.userId, impersonatorId: null },
  });
  await later(2);
  await expireConsent(waypost);
  // The purchase still counts; the name that was there stays.
  expect(
    await db.row('SELECT first_name, last_name, optout_status FROM contacts WHERE list_id = $1', [ours.list]),
  ).toEqual({ first_name: 'Zoé', last_name: 'Roy', optout_status: 'F' });
  await later(22);
  await expireConsent(waypost);
  await expireConsent(waypost);
  expect(await status()).toBe('T');
  expect(await kinds()).toEqual(['implied-inquiry', 'implied-ebr', 'expired']);
  expect(await db.row('SELECT audience, optouts FROM contact_lists WHERE id = $1', [ours.list])).toEqual({
    audience: 0,
    optouts: 1,
  });
  // Nothing suppresses her: another inquiry counts anew.
  expect(await learn('implied-inquiry')).toMatchObject({ status: 'F' });
});

test('express consent does not run out', async ({ ours }) => {
  const { learn, status, later, waypost } = ours;
  await learn('implied-inquiry');
  await learn('express');
  await later(7);
  await expireConsent(waypost);
  expect(await status()).toBe('F');
});

test('a form brings nobody back who has left; a confirmed address does', async ({ ours }) => {
  const { learn, status, kinds, leave } = ours;
  await learn('express');
  await leave();
  expect(await learn('express')).toMatchObject({ status: 'T' });
  expect(await learn('implied-ebr')).toMatchObject({ status: 'T' });
  expect(await status()).toBe('T');
  expect(await learn('double-opt-in')).toMatchObject({ status: 'F' });
  expect(await kinds()).toEqual(['express', 'withdrawn', 'express', 'implied-ebr', 'double-opt-in']);
});
