import { describe, expect } from 'vitest';
import { test as base } from '../../../../testing/test.ts';
import { resolvePost } from '../../changing/resolve-post.ts';
import { reasonSentence } from '../../reason-text.ts';
import { claimPosts } from '../claim/claim.ts';
import { stepPost } from '../claim/step-post.ts';

// Rules 1.7: a member's posts can be read by nobody, but LinkedIn refuses a twin and names the first.
/** The irreversible call. */
const CREATE = { method: 'POST', path: '/rest/posts$' };

const test = base.extend('member', ({ app, world, page, network }) => {
  const sends = (text: string) =>
    network
      .calls()
      .filter(
        (call) => call.method === 'POST' && /\/rest\/posts$/.test(call.path) && JSON.stringify(call).includes(text),
      );
  const lose = (when: 'before' | 'after') => network.addFault({ ...CREATE, when, action: { kind: 'reset' } });

  /** A post whose answer was lost, before or after the deed. */
  async function lost(message: string, when: 'before' | 'after'): Promise<number> {
    const id = await world.post(page, { message });
    lose(when);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: false });
    return id;
  }
  async function until(id: number, seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 20) {
      await app.later(1 / 3);
      await world.publish();
      if ((await world.row(id)).phase === 'posted') return;
    }
  }
  return { sends, lose, lost, until };
});

test.override('page', ({ world }) => world.page({ app: 'linkedin', member: true }));

describe('a post of a member whose answer was lost', () => {
  test('is left alone until its first send has ended for certain', async ({ world, member }) => {
    const id = await member.lost('Patience', 'after');
    await member.until(id, 140);
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: false });
    expect(member.sends('Patience')).toHaveLength(1);
  });

  test('is adopted when its twin is refused with its name', async ({ world, page, member }) => {
    const id = await member.lost('It was there', 'after');
    await member.until(id, 200);
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted' });
    expect(await world.outcomes(id)).toEqual(['adopted']);
    expect(world.wall(page)).toEqual(['It was there']);
    expect(member.sends('It was there')).toHaveLength(2);
  });

  test('goes out by the twin when it never arrived', async ({ world, page, member }) => {
    const id = await member.lost('It was not there', 'before');
    await member.until(id, 200);
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted' });
    expect(await world.outcomes(id)).toEqual(['posted']);
    expect(world.wall(page)).toEqual(['It was not there']);
  });

  test.for([
    'before',
    'after',
  ] as const)('is asked about when the answer to the twin is lost %s the deed too', async (when, {
    world,
    page,
    member,
  }) => {
    const text = `Lost twice ${when}`;
    const id = await member.lost(text, 'before');
    member.lose(when);
    await member.until(id, 900);
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    expect(member.sends(text)).toHaveLength(2);
    expect(world.wall(page)).toEqual(when === 'after' ? [text] : []);
  });

  test('is asked about, and not sent, when nobody looked for eight minutes', async ({ app, world, member }) => {
    const id = await member.lost('Too late', 'after');
    await app.later(481 / 60);
    await world.publish();
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    expect(member.sends('Too late')).toHaveLength(1);
  });

  test('is not sent on a paused connection, and asked about after the window', async ({ db, world, page, member }) => {
    const id = await member.lost('On pause', 'before');
    await db.run('UPDATE connections SET paused = true WHERE id = $1', [page.connectionId]);
    await member.until(id, 460);
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: false });
    await member.until(id, 60);
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    expect(member.sends('On pause')).toHaveLength(1);
  });

  test('is not taken for a post that another row owns', async ({ db, world, page, member }) => {
    const first = await world.post(page, { message: 'Word for word' });
    await world.publish();
    expect(await world.row(first)).toMatchObject({ status: 10 });
    const id = await member.lost('Word for word', 'before');
    await db.run("UPDATE scheduled_postings SET permalink = 'https://www.example.com/1' WHERE id = $1", [first]);
    await member.until(id, 200);
    expect(await world.row(id)).toMatchObject({ status: 20, phase: 'rejected', reason_code: 'same_text_out' });
    expect(await world.outcomes(id)).toEqual(['rejected']);
    const { reason_values } = (await world.row(id)) as unknown as { reason_values: Record<string, number> };
    expect(reasonSentence('en', 'same_text_out', reason_values)).toMatch(
      /^The same text has already been published: Marina Duval \w+, .+\. https:\/\/www\.example\.com\/1 Change the text/,
    );
    expect(world.wall(page)).toEqual(['Word for word']);
  });

  test('is never sent a third time after a crash between the mark and the send', async ({ db, world, member }) => {
    const id = await member.lost('Marked', 'after');
    await db.run('UPDATE publish_attempts SET probed_at = app_now() WHERE scheduled_posting_id = $1', [id]);
    await member.until(id, 300);
    expect(await world.row(id)).toMatchObject({ phase: 'unconfirmed', ask_user: true });
    expect(member.sends('Marked')).toHaveLength(1);
  });

  test('is probed by one worker of two', async ({ app, db, world, page, member }) => {
    const id = await member.lost('Two workers', 'before');
    await app.later(161 / 60);
    const rows = [...(await claimPosts(db, { limit: 5, leaseMs: 60_000 }))];
    await Promise.all([...rows, ...rows].map((row) => stepPost(world.deps, row)));
    await member.until(id, 60);
    expect(world.wall(page)).toEqual(['Two workers']);
    expect(member.sends('Two workers')).toHaveLength(2);
  });
});

describe('a post of a member that is late', () => {
  test.for([137, 300, 3600])('is sent, after %d seconds', async (seconds, { world, page, member }) => {
    const id = await world.post(page, { message: `Late by ${seconds}`, inMinutes: -seconds / 60 });
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 10, phase: 'posted' });
    expect(member.sends(`Late by ${seconds}`)).toHaveLength(1);
  });
});

describe('a post of a member that may be out without our knowing', () => {
  test('is sent within eight minutes of its time, and adopted when the refusal names it', async ({
    app,
    db,
    world,
    page,
    member,
  }) => {
    const [known, unsent] = [
      await world.post(page, { message: 'Out before the dump was restored' }),
      await world.post(page, { message: 'Never sent' }),
    ];
    await db.run('UPDATE scheduled_postings SET next_step_at = NULL WHERE id = $1', [unsent]);
    await world.publish();
    await world.forget(known);
    await db.run('UPDATE scheduled_postings SET next_step_at = fire_at WHERE id = $1', [unsent]);
    await world.doubt(page);
    await app.later(140 / 60);
    expect(await world.publish()).toBe(0);
    await world.look();
    await world.publish();
    for (const id of [known, unsent]) expect(await world.row(id)).toMatchObject({ status: 10, look_from: null });
    expect(await world.outcomes(known)).toEqual(['adopted']);
    expect(world.wall(page).sort()).toEqual(['Never sent', 'Out before the dump was restored']);
    expect(member.sends('Never sent')).toHaveLength(1);
  });

  test('is refused when the refusal names a post of another row', async ({ world, page }) => {
    await world.post(page, { message: 'Said already' });
    await world.publish();
    const id = await world.post(page, { message: 'Said already', inMinutes: -137 / 60 });
    await world.doubt(page);
    await world.look();
    await world.publish();
    expect(await world.row(id)).toMatchObject({ status: 20, phase: 'rejected', reason_code: 'same_text_out' });
    expect(world.wall(page)).toEqual(['Said already']);
  });

  test('is a question when a twin would not be refused any more, and goes out by the answer', async ({
    app,
    db,
    world,
    page,
    member,
  }) => {
    const id = await world.post(page, { message: 'After a restore', inMinutes: -10 });
    await world.doubt(page);
    await world.look();
    const asked = { phase: 'unconfirmed', ask_user: true, reason_code: 'unconfirmed_ask_late' };
    expect(await world.row(id)).toMatchObject(asked);
    await world.publish();
    expect(member.sends('After a restore')).toEqual([]);
    const owner = await db.row<{ user_id: number }>('SELECT user_id FROM profiles WHERE id = $1', [page.profileId]);
    const actor = { userId: owner?.user_id, impersonatorId: null } as Parameters<typeof resolvePost>[1];
    await resolvePost(app.waypost, actor, id, { absent: true });
    await world.publish();
    expect(world.wall(page)).toEqual(['After a restore']);
  });
});

test('a refusal that names a post which no row of ours is adopts nothing where we sent in time', async ({
  db,
  world,
  page,
}) => {
  const gone = await world.post(page, { message: 'Somebody said it by hand' });
  await world.publish();
  await db.run("UPDATE scheduled_postings SET remote_id = 'urn:li:share:1' WHERE id = $1", [gone]);
  const id = await world.post(page, { message: 'Somebody said it by hand' });
  await world.publish();
  expect(await world.row(id)).toMatchObject({ status: 20, phase: 'rejected', reason_code: 'li_duplicate' });
});
