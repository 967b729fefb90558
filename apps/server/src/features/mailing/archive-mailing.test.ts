import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test as base } from '../../testing/test.ts';
import { mailing as room } from './index.ts';
import { mailingWorld } from './testing/mailing-world.ts';

const test = base.extend('mailing', ({ app }) => mailingWorld(app));

test('What was sent is in the archive of whose newsletters they are, and in nobody else’s', async ({ db, mailing }) => {
  const [mine, theirs] = [
    await mailing.list(2, (n) => `mine${n}@travel.example`),
    await mailing.list(1, (n) => `theirs${n}@travel.example`),
  ];
  const [run] = [await mailing.run(mine), await mailing.run(theirs)];
  await mailing.freeze();
  const owner = await db.row<{ user_id: number }>('SELECT user_id FROM profiles WHERE id = $1', [mine.profileId]);
  const { files = [] } = (await room.archive?.(mailing.deps, owner?.user_id ?? 0)) ?? {};
  const archived: Record<string, { id: number }[]> = {};
  for await (const file of files)
    archived[file.name] = JSON.parse(await text((await file.open()) ?? Readable.from([])));
  expect(archived).toEqual({
    'newsletters-sent.json': [
      expect.objectContaining({ id: run, audience: 2, subject: 'Winter sun, traveller', text: 'Hello traveller\n' }),
    ],
    'newsletter-recipients.json': ['mine0', 'mine1'].map((name) =>
      expect.objectContaining({ run, email: `${name}@travel.example`, state: 'queued' }),
    ),
  });
});
