import { expect } from 'vitest';
import { buildContact, buildList } from '../../../testing/contacts/build-contacts.ts';
import { buildAdvisor, tag } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import {
  addressHash,
  countSoftBounce,
  forgiveSoftBounces,
  isSuppressed,
  markUndeliverable,
  mayReceive,
  type OptOut,
  optOut,
  suppressedSql,
} from '../index.ts';

const test = base.extend('ours', async ({ app, db }) => {
  const { waypost } = app;
  const agency = async () => {
    const advisor = await buildAdvisor(app);
    return { ...advisor, ...(await buildList(app, advisor.profileId)) };
  };
  const mine = await agency();
  const email = `zoe-${tag()}@fjords.example`;
  const keyHash = await addressHash(waypost, email);
  const whom = { listId: mine.list, keyHash };
  const statusIn = async (list = mine.list) =>
    (await db.row<{ optout_status: string }>('SELECT optout_status FROM contacts WHERE list_id = $1', [list]))
      ?.optout_status;
  const leave = (over: Partial<OptOut> = {}) =>
    waypost.db.transaction((tx) =>
      optOut(tx, { ...whom, reason: 'unsubscribed', source: 'one_click', ipPrefix: '203.0.113.0/24', ...over }),
    );
  const events = () => db.rows('SELECT kind, source, actor_kind FROM consent_events WHERE list_id = $1', [mine.list]);
  const totals = async () => {
    const kept = await db.row('SELECT audience, optouts, undeliverables FROM contact_lists WHERE id = $1', [mine.list]);
    const counted = await db.row(
      `SELECT count(*) FILTER (WHERE optout_status = 'F')::int AS audience, count(*) FILTER (WHERE optout_status = 'T')::int AS optouts,
        count(*) FILTER (WHERE optout_status = 'U')::int AS undeliverables FROM contacts WHERE list_id = $1`,
      [mine.list],
    );
    expect(kept).toEqual(counted);
    return kept;
  };
  return { waypost, agency, mine, email, whom, keyHash, statusIn, leave, events, totals };
});

test('whoever unsubscribes is written down once, and stays so when the address comes back', async ({ app, ours }) => {
  const { mine, leave, statusIn } = ours;
  const id = await buildContact(app, mine.list, { email: ours.email });
  expect([await leave(), await leave(), await statusIn()]).toEqual([true, false, 'T']);
  expect(await ours.events()).toEqual([{ kind: 'withdrawn', source: 'one_click', actor_kind: 'self' }]);
  expect(await ours.totals()).toEqual({ audience: 0, optouts: 1, undeliverables: 0 });
  expect((await mine.client.delete(`/api/contacts/${id}/`)).status).toBe(204);
  const added = await mine.client.post('/api/contacts/', {
    ...{ email: ours.email.toUpperCase(), first_name: 'Zoé', last_name: 'M', agreement_chk: true },
    ...{ contact_list: mine.list, emarketing: mine.account },
  });
  expect(added).toMatchObject({ status: 201, body: { optout_status: 'T', optout_date: expect.any(String) } });
  const path = `/api/contacts/${added.body.id}`;
  const how = { agreement_chk: true, how: 'She wrote to me.' };
  expect(await mine.client.post(`${path}/opt_in/`, how)).toMatchObject({ status: 200, body: { optout_status: 'F' } });
  expect((await mine.client.get(`${path}/consent/`)).body.results).toMatchObject([
    { kind: 'express', source: 'agent', note: 'She wrote to me.' },
    { kind: 'express', source: 'form' },
    { kind: 'withdrawn', source: 'one_click', actor: 'self' },
  ]);
  expect(await ours.totals()).toEqual({ audience: 1, optouts: 0, undeliverables: 0 });
});

test('a deleted contact can still unsubscribe', async ({ ours }) => {
  expect(await ours.leave()).toBe(true);
  const { listId, keyHash } = ours.whom;
  const { profileId } = ours.mine;
  expect(await isSuppressed(ours.waypost.db, { listId, profileId }, keyHash)).toBe(true);
});

test('a complaint holds in every list, is told in the ledger of each, and no word of an agent lifts it', async ({
  app,
  db,
  ours,
}) => {
  const { mine, statusIn, leave } = ours;
  const other = await ours.agency();
  const id = await buildContact(app, mine.list, { email: ours.email });
  await buildContact(app, other.list, { email: ours.email.toUpperCase() });
  expect(await leave({ reason: 'complaint', source: 'complaint' })).toBe(true);
  expect([await statusIn(), await statusIn(other.list)]).toEqual(['T', 'T']);
  // Each ledger says why, and the other one not whose mail it was.
  expect(await leave({ reason: 'complaint', source: 'complaint' })).toBe(false);
  const ledger = await db.rows(
    `SELECT e.list_id, e.kind, e.source, e.actor_kind, e.ip_prefix, e.contact_id = c.id AS hers FROM consent_events e
     LEFT JOIN contacts c ON c.list_id = e.list_id AND c.key_hash = e.key_hash WHERE e.list_id = ANY ($1) ORDER BY e.list_id`,
    [[mine.list, other.list]],
  );
  const told = { kind: 'complaint', source: 'complaint', actor_kind: 'self', hers: true };
  expect(ledger).toEqual([
    { ...told, list_id: mine.list, ip_prefix: '203.0.113.0/24' },
    { ...told, list_id: other.list, ip_prefix: null },
  ]);
  const refused = await mine.client.post(`/api/contacts/${id}/opt_in/`, { agreement_chk: true, how: 'By phone.' });
  expect([refused.status, await statusIn()]).toEqual([409, 'T']);
});

test('a mailbox that does not exist is undeliverable; who opted out stays opted out', async ({ app, ours }) => {
  const { waypost, whom, statusIn } = ours;
  await buildContact(app, ours.mine.list, { email: ours.email });
  const gone = () => waypost.db.transaction((tx) => markUndeliverable(tx, { ...whom, note: '5.1.1' }));
  expect([await gone(), await gone(), await statusIn()]).toEqual([true, false, 'U']);
  expect([await ours.leave(), await statusIn()]).toEqual([true, 'T']);
  expect([await gone(), await statusIn()]).toEqual([false, 'T']);
  expect(await ours.totals()).toEqual({ audience: 0, optouts: 1, undeliverables: 0 });
});

test('three soft bounces make a mailbox undeliverable, unless it took something between', async ({ app, ours }) => {
  const { waypost, whom, statusIn } = ours;
  await buildContact(app, ours.mine.list, { email: ours.email });
  const soft = (weight = 1) => waypost.db.transaction((tx) => countSoftBounce(tx, { ...whom, weight }));
  expect([await soft(), await soft()]).toEqual([false, false]);
  expect(await forgiveSoftBounces(waypost.db, whom)).toBe(1);
  expect([await soft(), await statusIn(), await soft(2), await statusIn()]).toEqual([false, 'F', true, 'U']);
});

test('who may receive a run is said by status and suppressions together', async ({ app, db, ours }) => {
  const { mine, leave } = ours;
  await buildContact(app, mine.list, { email: ours.email });
  const receives = async () =>
    (
      await db.rows(
        `SELECT c.id FROM contacts c CROSS JOIN (SELECT $1::int8 AS list_id, $2::int8 AS profile_id) r
         WHERE c.list_id = r.list_id AND ${mayReceive('c', 'r')}`,
        [mine.list, mine.profileId],
      )
    ).length;
  expect(await receives()).toBe(1);
  await leave({ reason: 'complaint' });
  await db.run("UPDATE contacts SET optout_status = 'F', optout_date = NULL WHERE list_id = $1", [mine.list]);
  expect(await receives()).toBe(0);
  const stopped = `SELECT ${suppressedSql('$1::bytea', '$2::int8', '$3::int8')} AS stopped`;
  expect(await db.row(stopped, [ours.keyHash, mine.list, mine.profileId])).toEqual({ stopped: true });
});
