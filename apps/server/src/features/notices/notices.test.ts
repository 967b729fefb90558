import { type getNotices, NOTICES, ONE_CLICKS } from '@waypost/contract/notices';
import type { AnswerOf } from '@waypost/contract/wire';
import { expect } from 'vitest';
import { features } from '../../app/compose.ts';
import type { Answer } from '../../testing/client.ts';
import { test as base } from '../../testing/test.ts';
import { queueMail } from '../outbox/index.ts';
import { noticesUrl } from './index.ts';

const PATH = '/api/mail_notices/';
const kinds = features.flatMap(({ mails = [] }) => mails);
const kindOf = (id: string) => {
  const kind = kinds.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no feature declares the mail ${id}`);
  return kind;
};
const listed = ({ body }: Answer) => body.notices as AnswerOf<typeof getNotices>['notices'];
const broken = { app: 'instagram', profileSlug: 'ana', pageName: 'Blue Fjord' };

const test = base.extend('mails', ({ app, db, ana }) => {
  const stranger = app.client();
  const link = noticesUrl(app.waypost.config, ana.userId);
  return {
    stranger,
    link,
    token: new URL(link).searchParams.get('token') ?? '',
    queue: (id: string, params: object) =>
      db.transaction((tx) => queueMail(tx, kindOf(id), { userId: ana.userId, params })),
    press: (address: string, body = 'List-Unsubscribe=One-Click') =>
      fetch(address.replace(/^https?:\/\/[^/]+/, app.url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
  };
});

test('Every notice that can be turned off is a mail, and none of them is about the account', () => {
  for (const id of NOTICES) kindOf(id);
  for (const id of ['verify', 'reset', 'address_changed', 'password_changed', 'account_exists', 'invitation'])
    expect(NOTICES).not.toContain(kindOf(id).id);
});

test('A notice that is off is not written; by the session or by a mail’s link, never by a guess', async ({
  db,
  ana,
  mails,
}) => {
  const on = (answer: Answer) => listed(answer).flatMap((notice) => (notice.on ? [notice.kind] : []));
  expect(on(await ana.client.get(PATH))).toEqual([...NOTICES]);
  const without = NOTICES.filter((kind) => kind !== 'connection_broken');
  expect(on(await ana.client.patch(PATH, { kind: 'connection_broken', on: false }))).toEqual(without);
  expect(await mails.queue('connection_broken', broken)).toBeNull();
  expect(await mails.queue('password_changed', {})).not.toBeNull();

  expect(on(await mails.stranger.get(`${PATH}?token=${mails.token}`))).toEqual(without);
  await mails.stranger.patch(PATH, { token: mails.token, kind: 'connection_broken', on: true });
  expect(await mails.queue('connection_broken', broken)).not.toBeNull();
  expect((await mails.stranger.get(PATH)).status).toBe(401);
  const other = mails.token.replace(/^\d+/, String(ana.userId + 1));
  for (const token of [other, `${mails.token}x`, '', 'x'])
    expect((await mails.stranger.patch(PATH, { token, kind: 'post_failed', on: false })).body).toEqual({
      token: [expect.any(String)],
    });
  await db.run('UPDATE users SET is_active = false WHERE id = $1', [ana.userId]);
  expect((await mails.stranger.get(`${PATH}?token=${mails.token}`)).status).toBe(400);
});

test('A mail program’s own button turns one kind off, and only what it sends does; again is neither logged nor endless', async ({
  ana,
  db,
  mails,
}) => {
  const off = async () => listed(await ana.client.get(PATH)).filter((notice) => !notice.on).length;
  const address = `${mails.link}&off=post_failed`;
  await fetch(address);
  expect([(await mails.press(address, 'x=y')).status, (await mails.press(mails.link)).status]).toEqual([404, 404]);
  expect((await mails.press(`${mails.link}&off=reset`)).status).toBe(404);
  expect(await off()).toBe(0);
  for (const answer of [await mails.press(address), await mails.press(address)]) expect(answer.status).toBe(200);
  expect(await off()).toBe(1);
  await ana.client.patch(PATH, { kind: 'post_failed', on: false });
  await ana.client.patch(PATH, { kind: 'posts_missed', on: true });
  const log = "SELECT data FROM audit_log WHERE action = 'account.notices' AND object_id = $1";
  expect(await db.rows(log, [String(ana.userId)])).toEqual([{ data: { kind: 'post_failed', on: false } }]);
  await db.run('UPDATE throttles SET hits = $1 WHERE key LIKE $2', [ONE_CLICKS.hits, `${ONE_CLICKS.name}:%`]);
  expect((await mails.press(address)).status).toBe(429);
});
