import { expect } from 'vitest';
import { buildProfile, insertId } from '../../../testing/factories.ts';
import { test as base } from '../../../testing/test.ts';
import { breakConnection } from './break-connection.ts';

/** Two pages of one person, published to with the token of one consent. */
const test = base.extend('shared', async ({ app, db, ana }) => {
  const grant = { network: 'linkedin', network_user_id: String(ana.userId), user_id: ana.userId, token_version: 7 };
  const grantId = await insertId(db, 'social_grants', grant);
  const connect = (profileId: number) =>
    insertId(db, 'connections', {
      ...{ profile_id: profileId, app: 'linkedin', provider: 'linkedin', grant_id: grantId },
      ...{ page_id: String(profileId), installed: true, connected: true },
    });
  const first = await connect(ana.profileId);
  const second = await connect((await buildProfile(app, ana.userId)).profileId);
  const refuse = (connectionId: number) =>
    db.transaction((tx) => breakConnection(tx, { connectionId, scope: 'grant', tokenVersion: 7, reason: 'x' }));
  const waiting = () =>
    expect
      .poll(() =>
        db.rows("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"),
      )
      .toHaveLength(1);
  return { grantId, first, second, refuse, waiting };
});

test('A dead consent takes its connections in the order of their ids, whichever was refused', async ({
  db,
  shared,
}) => {
  const { first, second, refuse, waiting } = shared;
  const { refused } = await db.transaction(async (tx) => {
    await tx.row('SELECT id FROM connections WHERE id = $1 FOR UPDATE', [first]);
    const refused = refuse(second);
    await waiting();
    await tx.row('SELECT id FROM connections WHERE id = $1 FOR UPDATE', [second]);
    return { refused };
  });
  expect(await refused).toEqual([first, second]);
});

test('A refusal that waited while the person consented again breaks nothing', async ({ db, shared }) => {
  const { grantId, first, refuse, waiting } = shared;
  const { refused } = await db.transaction(async (tx) => {
    await tx.run('UPDATE connections SET connected = true WHERE id = $1', [first]);
    await tx.run('UPDATE social_grants SET token_version = 8 WHERE id = $1', [grantId]);
    const refused = refuse(first);
    await waiting();
    return { refused };
  });
  expect(await refused).toEqual([]);
});
