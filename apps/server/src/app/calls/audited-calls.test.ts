import { type EndpointName, endpoints } from '@waypost/contract/registry';
import type { Endpoint } from '@waypost/contract/wire';
import { describe, expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { buildAdvisor, buildProfile, signedIn } from '../../testing/factories.ts';
import { callOf, type Owner, ownerOf, send } from '../../testing/sample-calls.ts';
import { test as base } from '../../testing/test.ts';

type World = Pick<TestApp, 'waypost'>;
/** What must be so before the sample of a call finds something to change. */
const BEFORE: Partial<Record<EndpointName, (app: TestApp, owner: Owner) => Promise<unknown>>> = {
  resendVerification: (app, { userId }) =>
    app.waypost.db.run('UPDATE users SET email_verified_at = NULL WHERE id = $1', [userId]),
  undoSchedule: (_app, { client, subject }) => {
    const { path, body } = callOf('scheduleDraft', subject);
    return client.post(path, { ...(body as object), undo_seconds: 30 });
  },
  undoPostNow: (_app, owner) =>
    owner.client.post(`/api/scheduled_postings/${owner.subject.scheduled_posting}/post_now/`, { undo_seconds: 30 }),
  restorePost: (app, owner) => moved(app, owner, 'deleted = true'),
  watchOnboardingVideo: (app) =>
    app.waypost.db.run(
      `INSERT INTO guides (id, kind, title, text, info, show_when_connected, active, position) OVERRIDING SYSTEM VALUE
       VALUES (1, 'onboarding', '{"en":"Hi"}', '{}', '{}', true, true, 0) ON CONFLICT DO NOTHING`,
    ),
  // The sample closes the one of this number.
  dismissAnnouncement: (app, { profileId }) =>
    app.waypost.db.run(
      `INSERT INTO announcements (id, type, text, message, position, published_at) OVERRIDING SYSTEM VALUE
       VALUES ($1, 'info', '{"en":"Hi"}', '{"en":"Hi"}', 0, app_now())`,
      [profileId],
    ),
  // The last one stays.
  deleteProfile: (app, { userId }) => buildProfile(app, userId),
  restoreProfile: (app, { profileId }) =>
    app.waypost.db.run('UPDATE profiles SET deleted_at = app_now() WHERE id = $1', [profileId]),
};
const moved = ({ waypost }: World, { subject }: Owner, change: string) =>
  waypost.db.run(`UPDATE scheduled_postings SET ${change} WHERE id = $1`, [subject.scheduled_posting]);

/** Reads with a body. */
const READS: readonly EndpointName[] = ['preflightPost', 'previewLegalText', 'previewAnnouncement'];
/** What nobody may do in another's name; such a call changes nothing. */
const REFUSED: readonly EndpointName[] = [
  ...(['startImpersonation', 'patchUser', 'inviteUsers', 'resendInvitation', 'revokeInvitation'] as const),
  ...(['deleteAccount', 'makeArchive', 'endSession', 'endSessions', 'resumePublishing'] as const),
  ...(['createCalendarFeed', 'deleteCalendarFeed'] as const),
  ...(['putOperator', 'putLegalText', 'retryMail'] as const),
  ...(['createAnnouncement', 'changeAnnouncement', 'publishAnnouncement', 'withdrawAnnouncement'] as const),
  ...(['deleteAnnouncement', 'restoreAnnouncement', 'orderAnnouncements'] as const),
  ...(['createGuide', 'changeGuide', 'deleteGuide', 'restoreGuide', 'orderGuides'] as const),
  ...(['uploadGuideVideo', 'uploadGuidePoster'] as const),
];
/** What counts for the person alone: in their name it is answered and leaves nothing behind. */
const IGNORED: readonly EndpointName[] = ['dismissAnnouncement', 'watchOnboardingVideo'];
/** Whose sample cannot succeed without a file or a network's answer: the uploads stand below, the verbs of posts write in `changePost`. */
const ELSEWHERE: readonly EndpointName[] = [
  'uploadProfileImage',
  'uploadProfileVideo',
  'previewLink',
  'selectPage',
  'resolvePost',
  'retryPost',
];

const changing = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([name, { method, access }]) => method !== 'GET' && access === 'session' && !READS.includes(name))
  .map(([name]) => name);

const test = base
  .extend('staff', { scope: 'file' }, ({ app }) =>
    buildAdvisor(app, { isStaff: true, permissions: ['accounts.impersonate'] }),
  )
  .extend(
    'written',
    ({ db, staff }) =>
      (owner: Owner) =>
        db.rows('SELECT action FROM audit_log WHERE actor_id = $1 AND acting_as_id = $2', [staff.userId, owner.userId]),
  );

describe('What staff do in an agency’s name is in the audit log', () => {
  test.for(changing.filter((name) => ![...REFUSED, ...IGNORED, ...ELSEWHERE].includes(name)))('%s', async (name, {
    app,
    staff,
    written,
  }) => {
    const owner = await ownerOf(app, { permissions: ['fbreport.view_fbpost'] });
    await BEFORE[name]?.(app, owner);
    const borrowed = await signedIn(app, owner.userId, staff.userId);
    const answer = await send(borrowed, name, callOf(name, owner.subject));
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    expect(
      await written(owner),
      `${name} changed something and left no row in the audit log: write one with auditActing(tx, scope.actor, …) in the transaction of the change; a call that only reads goes into READS`,
    ).not.toEqual([]);
  });

  test.for(IGNORED)('%s leaves nothing behind', async (name, { app, staff, written }) => {
    const owner = await ownerOf(app);
    await BEFORE[name]?.(app, owner);
    const borrowed = await signedIn(app, owner.userId, staff.userId);
    expect((await send(borrowed, name, callOf(name, owner.subject))).status).toBe(204);
    expect(await written(owner)).toEqual([]);
  });

  test.for(REFUSED)('%s is refused', async (name, { app, staff, written }) => {
    const owner = await ownerOf(app);
    const borrowed = await signedIn(app, owner.userId, staff.userId);
    expect([400, 403, 404]).toContain((await send(borrowed, name, callOf(name, owner.subject))).status);
    expect(await written(owner)).toEqual([]);
  });

  test('an uploaded picture', async ({ app, staff, written }) => {
    const owner = await ownerOf(app);
    const borrowed = await signedIn(app, owner.userId, staff.userId);
    const form = new FormData();
    form.set('profile', String(owner.profileId));
    form.set('image', new Blob([PIXEL], { type: 'image/png' }), 'a.png');
    const answer = await borrowed.request('POST', '/api/profile_images/', { body: form });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(await written(owner)).toEqual([{ action: 'image.upload' }]);
  });
});

test('Owners’ own uploads and drafts are in no log', async ({ app, db }) => {
  const owner = await ownerOf(app);
  expect((await send(owner.client, 'createDraft', callOf('createDraft', owner.subject))).status).toBe(201);
  expect(await db.rows('SELECT action FROM audit_log WHERE actor_id = $1', [owner.userId])).toEqual([]);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
