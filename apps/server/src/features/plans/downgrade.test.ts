import { PRO_THINGS } from '@waypost/contract/plans';
import { describe, expect } from 'vitest';
import { type Advisor, buildAdvisor } from '../../testing/factories.ts';
import { openAttempt } from '../../testing/post.ts';
import { eraseKept, settleLeft } from './keep-downgrades.ts';
import { settleDowngrade } from './settle-downgrade.ts';
import { DONE, FEATURES, LIST, test } from './testing/rich.ts';

const byThing = (a: { thing: string }, b: { thing: string }) => a.thing.localeCompare(b.thing);
const DAY_MINUTES = 24 * 60;
const NO_FEATURES = { calendly_link: null, hashtag_signature: null, hashtag_enabled_apps: [] };

test('Below PRO Instagram ends, reels are deleted and the rest is put away, as was listed before; everything else stays', async ({
  rich: { ana, page, instagram, reel, post, there },
  of,
}) => {
  expect((await of.seen(ana)).losses).toEqual(LIST);
  const own = () => ana.client.get('/api/plan/losses/').then(({ body }) => body);
  expect(await own()).toMatchObject({ count: 5, results: LIST, downgrade: null });
  await of.change(ana, 'free');
  expect(await of.seen(ana)).toMatchObject({ downgrades: [{ state: 'running', steps: [], kept_until: null }] });
  await of.work();
  const { losses, downgrades } = await of.seen(ana);
  expect(losses).toEqual([]);
  expect(await own()).toMatchObject({ results: [], downgrade: { state: 'kept', steps: DONE } });
  expect(downgrades).toMatchObject([{ state: 'kept', kept_until: expect.any(String), steps: DONE }]);
  expect(await of.deleted(reel, post, there)).toEqual([true, false, true]);
  expect([await of.installed(page.connectionId), await of.installed(instagram.connectionId)]).toEqual([true, false]);
  expect(await of.features(ana)).toMatchObject(NO_FEATURES);
});

test('A plan below another that has PRO too, and a role that brings it, take nothing', async ({
  app,
  db,
  rich: { ana },
  of,
}) => {
  await of.change(ana, 'premium');
  await of.change(ana, 'pro');
  expect((await of.seen(ana)).downgrades).toEqual([]);
  const boss = await buildAdvisor(app, { plan: 'pro', isSuperuser: true });
  await of.change(boss, 'free');
  expect((await of.seen(boss)).downgrades).toEqual([]);
  const roles = await of.seen(boss);
  expect(roles.events).toHaveLength(1);
  await db.run('UPDATE users SET is_superuser = true WHERE id = $1', [ana.userId]);
});

test('Who was a superuser without a plan loses with the role what it brought', async ({ app, boss, of }) => {
  const was = await buildAdvisor(app, { plan: 'free', isSuperuser: true });
  expect((await boss.client.patch(`/api/users/${was.userId}/`, { is_superuser: false })).status).toBe(200);
  expect((await of.seen(was)).downgrades).toMatchObject([{ state: 'running' }]);
});

describe('within thirty days an upgrade', () => {
  test('gives back what was put away; reels are restored by their person, Instagram is connected by her', async ({
    rich: { ana, instagram, reel },
    of,
  }) => {
    await of.change(ana, 'grow');
    await of.work();
    const restore = () => ana.client.post(`/api/scheduled_postings/${reel}/restore/`);
    expect(await restore()).toMatchObject({ status: 403, body: { code: 'upgrade_required' } });
    await of.change(ana, 'pro');
    await of.work();
    expect(await of.seen(ana)).toMatchObject({ downgrades: [{ state: 'restored' }] });
    expect(await of.features(ana)).toMatchObject(FEATURES);
    expect(await of.deleted(reel)).toEqual([true]);
    expect((await restore()).status).toBe(200);
    expect(await of.deleted(reel)).toEqual([false]);
    expect(await of.installed(instagram.connectionId)).toBe(false);
  });

  test('that comes before the job, or in its middle, leaves as it is what was not taken yet', async ({
    app,
    rich: { ana, reel },
    of,
  }) => {
    await of.change(ana, 'free');
    await of.change(ana, 'pro');
    await of.work();
    expect(await of.deleted(reel)).toEqual([false]);
    expect(await of.features(ana)).toMatchObject(FEATURES);
    // In the middle: the plan comes back while the second step is under way.
    const { waypost } = app;
    const rooms = waypost.proData().map((room) =>
      room.thing === 'advanced_features'
        ? {
            ...room,
            takeAway: async (...given: Parameters<typeof room.takeAway>) => {
              const count = await room.takeAway(...given);
              void of.change(ana, 'premium');
              return count;
            },
          }
        : room,
    );
    await of.change(ana, 'free');
    await settleDowngrade({ ...waypost, proData: () => rooms }, ana.userId);
    await expect.poll(async () => (await of.seen(ana)).events[0]).toMatchObject({ to: 'premium' });
    await of.work();
    expect(await of.features(ana)).toMatchObject(FEATURES);
    expect((await of.seen(ana)).downgrades[0]).toMatchObject({ state: 'restored' });
  });

  test('does not write over what its person made anew', async ({ rich: { ana }, of }) => {
    await of.change(ana, 'free');
    await of.work();
    await of.change(ana, 'pro');
    const anew = { ...FEATURES, hashtag_signature: '#alaska' };
    await ana.client.put(`/api/profiles/${ana.profileId}/advanced_features/`, anew);
    await of.work();
    expect(await of.features(ana)).toMatchObject(anew);
  });
});

test('After thirty days what was put away is erased for good, and an upgrade finds nothing', async ({
  app,
  db,
  rich: { ana },
  of,
}) => {
  await of.change(ana, 'free');
  await of.work();
  await app.later(30 * DAY_MINUTES - 10);
  await eraseKept(app.waypost);
  expect((await of.seen(ana)).downgrades[0]).toMatchObject({ state: 'kept' });
  await app.later(20);
  await eraseKept(app.waypost);
  await eraseKept(app.waypost);
  expect((await of.seen(ana)).downgrades[0]).toMatchObject({ state: 'erased' });
  expect(await db.rows('SELECT FROM advanced_features WHERE profile_id = $1', [ana.profileId])).toEqual([]);
  expect(await db.rows('SELECT FROM generated_postings WHERE profile_id = $1', [ana.profileId])).toEqual([]);
  await of.change(ana, 'pro');
  await of.work();
  expect(await of.features(ana)).toMatchObject(NO_FEATURES);
});

test('A release that is open is left to its end, with the token that it is read with', async ({
  app,
  db,
  rich: { ana, instagram, page },
  of,
}) => {
  const open = await instagram.post({ images: 1, inMinutes: -1, set: { phase: 'unconfirmed' } });
  await openAttempt(app, open);
  const reel = await page.post({ video: 'reel', inMinutes: -1, set: { phase: 'accepted' } });
  await openAttempt(app, reel);
  await of.change(ana, 'free');
  await of.work();
  expect(await of.deleted(open, reel)).toEqual([false, false]);
  const token = 'SELECT installed, erase_token_at IS NOT NULL AS kept FROM connections WHERE id = $1';
  expect(await db.row(token, [instagram.connectionId])).toEqual({ installed: false, kept: true });
});

describe('killed', () => {
  for (const [at, thing] of PRO_THINGS.slice(0, LIST.length).entries())
    for (const when of ['before', 'after'] as const)
      test(`${when} the step of ${thing} it is finished later, each step once`, async ({
        app,
        db,
        rich: { ana, reel },
        of,
      }) => {
        const { waypost } = app;
        await of.change(ana, 'free');
        // The process dies: nothing of the transaction, and nothing after it.
        const dying = waypost.proData().map((room) =>
          room.thing !== thing
            ? room
            : {
                ...room,
                takeAway: async (...given: Parameters<typeof room.takeAway>) => {
                  if (when === 'after') await room.takeAway(...given);
                  throw new Error('killed');
                },
              },
        );
        await expect(settleDowngrade({ ...waypost, proData: () => dying }, ana.userId)).rejects.toThrow('killed');
        const before = (await of.seen(ana)).downgrades[0];
        expect(before?.state).toBe('running');
        expect(before?.steps.map((step) => step.thing)).toEqual(
          DONE.map((one) => one.thing).filter((_, index) => index !== at),
        );
        await db.run('DELETE FROM graphile_worker._private_jobs');
        expect(await settleLeft(waypost)).toBeGreaterThan(0);
        await Promise.all([of.work(), settleDowngrade(waypost, ana.userId)]);
        const after = (await of.seen(ana)).downgrades[0];
        expect(after).toMatchObject({
          state: 'kept',
          // What a step that was killed left on Instagram went with its connection.
          steps: expect.arrayContaining(
            DONE.map((step) => expect.objectContaining(step.thing === thing ? { thing } : step)),
          ),
        });
        expect(after?.steps).toHaveLength(DONE.length);
        expect(await of.deleted(reel)).toEqual([true]);
        const audited = "SELECT count(*)::int AS n FROM audit_log WHERE action = 'user.downgrade' AND object_id = $1";
        expect(await db.row(audited, [String(ana.userId)])).toEqual({
          n: after?.steps.filter(({ count }) => count > 0).length,
        });
      });
});

describe('a superuser', () => {
  const ask = (who: Advisor, id: number) => who.client.post(`/api/users/${id}/downgrade/`);

  test('takes away what PRO brought from somebody whose plan is free, and is told to end it at the provider first otherwise', async ({
    db,
    boss,
    rich: { ana, reel },
    of,
  }) => {
    expect(await ask(boss, ana.userId)).toMatchObject({
      status: 400,
      body: { user_message: 'You need to first downgrade it on Outseta.' },
    });
    // As it became before there were steps: a word in the table.
    await db.run("UPDATE users SET plan = 'free' WHERE id = $1", [ana.userId]);
    expect(await ask(boss, ana.userId)).toMatchObject({ status: 200, body: { status: true } });
    expect((await ask(boss, ana.userId)).status).toBe(200);
    await of.work();
    expect(await of.deleted(reel)).toEqual([true]);
    expect((await of.seen(ana)).downgrades).toMatchObject([{ state: 'kept', steps: DONE }]);
  });

  test('who takes it away again leaves what went, when, and until when it is kept', async ({
    app,
    boss,
    db,
    rich: { ana, page, post },
    of,
  }) => {
    await db.run("UPDATE scheduled_postings SET message = 'Book: {{booking_link}}' WHERE id = $1", [post]);
    await of.change(ana, 'free');
    await of.work();
    const first = (await of.seen(ana)).downgrades[0];
    await app.later(60);
    await page.post({ video: 'reel' });
    expect((await ask(boss, ana.userId)).status).toBe(200);
    await of.work();
    const { downgrades } = await of.seen(ana);
    // What stays, because it needs another text, is counted once.
    const now: Record<string, number> = { reels: 3, texts: 1 };
    const steps = DONE.map((step) => ({ ...step, count: now[step.thing] ?? step.count }));
    expect(downgrades).toMatchObject([{ at: first?.at, kept_until: first?.kept_until, state: 'kept' }]);
    expect(downgrades[0]?.steps.toSorted(byThing)).toMatchObject(steps.toSorted(byThing));
  });

  test('is told that who has a role keeps it, and nothing is taken', async ({ app, boss, of }) => {
    const other = await buildAdvisor(app, { plan: 'free', isSuperuser: true });
    expect(await ask(boss, other.userId)).toMatchObject({ status: 400, body: { user_message: expect.any(String) } });
    expect((await of.seen(other)).downgrades).toEqual([]);
  });

  test('alone may; staff see the list, and whom they may not see is nobody', async ({ app, boss, ana }) => {
    const staff = await buildAdvisor(app, { isStaff: true, permissions: ['accounts.manage_users'] });
    expect((await ask(staff, ana.userId)).status).toBe(403);
    expect((await staff.client.get(`/api/users/${ana.userId}/plan/`)).status).toBe(200);
    expect((await staff.client.get(`/api/users/${boss.userId}/plan/`)).status).toBe(404);
    expect((await ana.client.get(`/api/users/${ana.userId}/plan/`)).status).toBe(403);
    expect((await ask(boss, 999_999)).status).toBe(404);
  });
});
