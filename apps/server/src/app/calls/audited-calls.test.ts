import { type EndpointName, endpoints } from '@waypost/contract/registry';
import type { Endpoint } from '@waypost/contract/wire';
import { describe, expect } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { buildAdvisor, signedIn } from '../../testing/factories.ts';
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
  optInContact: ({ waypost }, { subject }) =>
    waypost.db.run("UPDATE contacts SET optout_status = 'T', optout_date = now() WHERE id = $1", [subject.contact]),
  checkContactImport: (app, owner) => importIs(app, owner, "key = 'private/none'"),
  startContactImport: (app, owner) => importIs(app, owner, "key = 'private/none'"),
  undoContactImport: (app, owner) =>
    importIs(app, owner, "state = 'done', started_at = app_now(), finished_at = app_now()"),
  sendAgain: (app, owner) => begun(app, owner),
  exportRecipients: (app, owner) => begun(app, owner),
  restoreNewsletter: ({ waypost }, { subject }) =>
    waypost.db.run('UPDATE newsletters SET deleted_at = app_now() WHERE id = $1', [subject.newsletter]),
  pauseNewsletter: (app, owner) => begun(app, owner, 'sending'),
  resumeNewsletter: (app, owner) => begun(app, owner, 'paused'),
  cancelNewsletter: (app, owner) => begun(app, owner, 'sending'),
  restorePost: (app, owner) => moved(app, owner, 'deleted = true'),
  // A copy of a campaign whose text staff changed after its agent had.
  answerStaffText: async (app, owner) => {
    await inCampaign(app, owner, 'standard');
    await moved(
      app,
      owner,
      `source = 'campaign', posting_id = ${owner.subject.profile}, message_edited = true, staff_changed_at = app_now()`,
    );
  },
  scheduleLibraryPost: (app, owner) => inCampaign(app, owner, 'library'),
  createDraftFromLibrary: (app, owner) => inCampaign(app, owner, 'library'),
};
const moved = ({ waypost }: World, { subject }: Owner, change: string) =>
  waypost.db.run(`UPDATE scheduled_postings SET ${change} WHERE id = $1`, [subject.scheduled_posting]);

/** Staff's post that the samples name: by the id that the profile has. */
async function inCampaign({ waypost: { db } }: World, { subject }: Owner, type: 'standard' | 'library'): Promise<void> {
  await db.run(
    `WITH made AS (INSERT INTO campaigns (type, title, published_at) VALUES ($2, 'Fjords', app_now()) RETURNING id)
     INSERT INTO postings (id, campaign_id, app, type, message) OVERRIDING SYSTEM VALUE
     SELECT $1, id, 'facebook', 'post', 'A morning on the fjord' FROM made ON CONFLICT DO NOTHING`,
    [subject.profile, type],
  );
}

const importIs = ({ waypost }: World, { subject }: Owner, change: string) =>
  waypost.db.run(`UPDATE contact_imports SET ${change} WHERE id = $1`, [subject.contact_import]);

/** Its newsletter has been sent, or is being sent. */
async function begun(
  { waypost: { db } }: World,
  { subject, profileId }: Owner,
  state: 'done' | 'sending' | 'paused' = 'done',
): Promise<void> {
  const run = await db.row<{ id: number }>(
    'INSERT INTO mailing_runs (profile_id, list_id, content, fire_at, state, audience) VALUES ($1, $2, \'{"domain": "mail.waypost.example"}\', app_now(), $3, 0) RETURNING id',
    [profileId, subject.contact_list, state],
  );
  await db.run('UPDATE newsletters SET run_id = $2, began_at = app_now() WHERE id = $1', [subject.newsletter, run?.id]);
}

/** Reads with a body. */
const READS: readonly EndpointName[] = [
  ...(['preflightPost', 'previewLegalText', 'previewAnnouncement', 'checkSendingDomain'] as const),
];
/** What belongs to a person alone, reading included: nobody does it in her name, whatever is sent. */
const PERSONAL: readonly EndpointName[] = [
  ...(['patchAccountSettings', 'deleteAccount', 'deleteProfile', 'restoreProfile'] as const),
  ...(['listSessions', 'endSession', 'endSessions', 'getArchive', 'makeArchive'] as const),
  ...(['createCalendarFeed', 'deleteCalendarFeed', 'dismissAnnouncement', 'watchOnboardingVideo'] as const),
  'startImpersonation',
];
/** What needs more than an agency user has; such a call changes nothing. */
const REFUSED: readonly EndpointName[] = [
  ...(['patchUser', 'inviteUsers', 'resendInvitation', 'revokeInvitation', 'resumePublishing'] as const),
  ...(['retryStuckPost', 'retryJob'] as const),
  ...(['putOperator', 'putLegalText', 'retryMail'] as const),
  ...(['createAnnouncement', 'changeAnnouncement', 'publishAnnouncement', 'withdrawAnnouncement'] as const),
  ...(['deleteAnnouncement', 'restoreAnnouncement', 'orderAnnouncements'] as const),
  ...(['createGuide', 'changeGuide', 'deleteGuide', 'restoreGuide', 'orderGuides'] as const),
  ...(['uploadGuideVideo', 'uploadGuidePoster'] as const),
  ...(['createAgencyOption', 'changeAgencyOption', 'deleteAgencyOption', 'restoreAgencyOption'] as const),
  ...(['createSupplier', 'changeSupplier', 'deleteSupplier', 'uploadCampaignImage'] as const),
  ...(['uploadSupplierLogo', 'removeSupplierLogo', 'putSupplierBudget'] as const),
  ...(['createSupplierManager', 'changeSupplierManager', 'deleteSupplierManager'] as const),
  ...(['createCampaign', 'changeCampaign', 'deleteCampaign', 'restoreCampaign', 'duplicateCampaign'] as const),
  ...(['publishCampaign', 'checkCampaignLinks', 'addCampaignOg', 'changeCampaignOg', 'removeCampaignOg'] as const),
  ...(['uploadCampaignPicture', 'uploadCampaignVideo', 'createPosting', 'changePosting', 'deletePosting'] as const),
  ...(['restorePosting', 'reschedulePosting', 'fetchPostingStats'] as const),
  ...(['createTerm', 'changeTerm', 'retireTerm', 'restoreTerm', 'orderTerms'] as const),
  ...([
    'createEmailCampaign',
    'changeEmailCampaign',
    'deleteEmailCampaign',
    'restoreEmailCampaign',
    'publishEmailCampaign',
  ] as const),
  ...([
    'pauseEmailCampaign',
    'resumeEmailCampaign',
    'cancelEmailCampaign',
    'checkEmailCampaignLinks',
    'testEmailCampaign',
  ] as const),
  ...(['createPlan', 'writePlan', 'deletePlan', 'restorePlan', 'orderPlans', 'downgradeUser'] as const),
];
/** Whose sample cannot succeed without a file or a network's answer: the uploads stand below, the verbs of posts write in `changePost`. */
const ELSEWHERE: readonly EndpointName[] = [
  'uploadProfileImage',
  'uploadProfileVideo',
  'previewLink',
  'selectPage',
  'resolvePost',
  'retryPost',
  // Stands in `importing.test.ts`: it brings a file.
  'uploadContactImport',
];

const calls = Object.entries(endpoints) as [EndpointName, Endpoint][];
const changing = calls
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
  test.for(changing.filter((name) => ![...REFUSED, ...ELSEWHERE].includes(name)))('%s', async (name, {
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

  test('what belongs to the person alone says so', () => {
    const declared = calls.filter(([, { access }]) => access === 'person').map(([name]) => name);
    expect(declared.sort()).toEqual([...PERSONAL].sort());
  });

  test('nothing of it is done or read for her, nor are her notices switched without the link of a mail', async ({
    app,
    staff,
    written,
  }) => {
    const owner = await ownerOf(app);
    const borrowed = await signedIn(app, owner.userId, staff.userId);
    const answers = PERSONAL.map(
      async (name) => [name, await send(borrowed, name, callOf(name, owner.subject))] as const,
    );
    answers.push(
      borrowed.patch('/api/mail_notices/', { kind: 'post_failed', on: false }).then((it) => ['patchNotice', it]),
    );
    for (const [name, { status, body }] of await Promise.all(answers))
      expect({ name, status, body }).toEqual({
        ...{ name, status: 403 },
        body: { ...body, user_message: 'This isn’t possible while you’re acting as another person.' },
      });
    expect(await written(owner)).toEqual([]);
    expect((await borrowed.get('/api/account_settings/')).status).toBe(200);
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
