import type { DemoRole, Session } from '@waypost/contract/accounts';
import { expect } from 'vitest';
import { posts } from '../../features/posts/index.ts';
import { arrive, continueAs, dialogOf, PAGES, PEOPLE, selectPage } from '../../testing/consent.ts';
import { runSweep } from '../../testing/sweeps.ts';
import { test as base } from '../../testing/test.ts';
import { seedDemo } from './index.ts';

/** A demo person who has signed in, consented as the dialog offers it, and published a post with a first comment. */
const test = base.extend(
  'publishAs',
  ({ app, db, world }) =>
    async (role: DemoRole, person: keyof typeof PEOPLE, page: keyof typeof PAGES) => {
      await seedDemo(app.waypost);
      const client = app.client();
      const { profile } = (await client.demo(role)) as { profile: { pk: number } };
      const who = { client, profileId: profile.pk };
      const landed = await arrive(client, await continueAs(await dialogOf(who), PEOPLE[person].id));
      const offered = await client.get(`/api/profile_social/${profile.pk}/facebook/pages/`);
      await selectPage(who, PAGES[page].id);

      const connection = await db.row<{ id: number; user_id: number }>(
        'SELECT c.id, p.user_id FROM connections c JOIN profiles p ON p.id = c.profile_id WHERE p.id = $1 AND installed',
        [profile.pk],
      );
      if (connection === null) throw new Error('nothing is connected');
      const { id: connectionId, user_id: userId } = connection;
      const target = { app: 'facebook', userId, profileId: profile.pk, connectionId, pageId: PAGES[page].id } as const;
      const post = await world.post(target, { message: 'The fjords are open', firstComment: 'Book here' });
      await world.publish();
      await runSweep(posts, { ...world.deps, syncClock: app.waypost.syncClock }, 'posts.comments');

      const session = (await client.get('/api/session/')).body as unknown as Session;
      const facebook = session.profile?.applications.facebook;
      return { landed, offered: offered.body, wall: world.wall(target), row: await world.row(post), facebook };
    },
);

const MISSING = [{ call: 'comments', permission: 'pages_manage_engagement' }];

test('Nora declines what publishing can do without: her page connects, her post goes out, and what is missing shows', async ({
  publishAs,
}) => {
  const { landed, offered, wall, row, facebook } = await publishAs('advisor-declined', 'nora', 'harbourHills');
  expect(landed).toBe('/nora-lindqvist/connections/?open_connections=facebook');
  expect(offered.missing_permissions).toEqual(['pages_manage_engagement', 'read_insights']);
  expect(wall).toEqual(['The fjords are open']);
  expect(row).toMatchObject({ status: 10 });
  expect(facebook).toMatchObject({ connected: true, data: { missing_permissions: MISSING } });
});

test('Omar consents to everything, but his role is for content alone: his post goes out without its comment', async ({
  publishAs,
}) => {
  const { landed, offered, wall, row, facebook } = await publishAs('advisor-content', 'omar', 'coralCoast');
  expect(landed).toBe('/omar-haddad/connections/?open_connections=facebook');
  expect(offered).toMatchObject({ missing_permissions: [], results: [{ id: PAGES.coralCoast.id, admin: true }] });
  expect(wall).toEqual(['The fjords are open']);
  expect(row).toMatchObject({ status: 10 });
  expect(facebook).toMatchObject({ connected: true, data: { missing_permissions: MISSING } });
});
