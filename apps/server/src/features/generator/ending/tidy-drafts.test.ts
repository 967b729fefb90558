import { expect } from 'vitest';
import { test } from '../../../testing/test.ts';
import { tidyDrafts } from './tidy-drafts.ts';

test('Drafts without a word or a picture are removed after a week, whatever networks and time they are for; others stay', async ({
  ana,
  app,
  db,
}) => {
  const make = async (content: object) =>
    (await ana.client.post(`/api/generator_profile/${ana.profileId}/create_post/`, content)).body.id;
  await make({});
  await make({ applications: ['facebook'], fire_at: app.at(600) });
  const kept = [await make({ message: 'Fjords' }), await make({ link: 'https://fjord.example/' })];
  kept.push(await make({ message_by_app: { linkedin: 'Fjords' } }), await make({ first_comment: '#fjord' }));
  await db.run("UPDATE generated_postings SET updated_at = app_now() - interval '8 days'");
  kept.push(await make({}));
  await tidyDrafts(db);
  expect((await db.rows<{ id: number }>('SELECT id FROM generated_postings ORDER BY id')).map(({ id }) => id)).toEqual(
    kept,
  );
});
