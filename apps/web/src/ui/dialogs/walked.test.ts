import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const WEB = resolve(import.meta.dirname, '../..');
const JOURNEYS = resolve(WEB, '../../../e2e/src/pages');

/** Who draws a dialog, and what the journey calls each that it walks. */
const WALKED: Readonly<Record<string, string>> = {
  'app/shell/menus/menu-sheet.tsx': 'More',
  'app/states/session-expired-dialog.tsx': 'Sign in again',
  'features/accounts/invitations/invitation-card.tsx': 'Withdraw this invitation?',
  'features/accounts/leaving/delete-account.tsx': 'Delete your account?',
  'features/accounts/settings/sessions-card.tsx': 'Sign out everywhere?',
  'features/accounts/users/below-pro.tsx': 'Take PRO away?',
  'features/accounts/users/roles-form.tsx': 'Change the superuser role?',
  'features/agency/business-dialog.tsx': 'Social Media Profile',
  'features/agency/pictures/crop-dialog.tsx': 'Adjust your photo',
  'features/agency/pictures/picture-field.tsx': 'Remove your profile photo?',
  'features/agency/staff/delete-option.tsx': 'Delete Independent, without a host agency?',
  'features/agency/staff/option-dialog.tsx': 'New licence',
  'features/authoring/list/name-dialog.tsx': 'New newsletter',
  'features/authoring/pictures/picture-picker.tsx': 'Choose an image',
  'features/authoring/publish/cancel-dialog.tsx': 'Cancel this newsletter?',
  'features/authoring/publish/publish-dialog.tsx': 'Publish newsletter',
  'features/authoring/publish/test-dialog.tsx': 'Send a test',
  'features/authoring/suppliers/suppliers-dialog.tsx': 'Suppliers',
  'features/calendar/dialogs/connect-dialog.tsx': 'Instagram isn’t connected',
  'features/calendar/dialogs/feed-dialog.tsx': 'Calendar subscription',
  'features/calendar/dialogs/hour-dialog.tsx': '/: 41 posts$/',
  'features/calendar/dialogs/move-dialog.tsx': 'Move post',
  'features/campaigns/files/file-picker.tsx': 'Choose images or a video',
  'features/campaigns/list/duplicate-dialog.tsx': 'Duplicate campaign',
  'features/campaigns/list/new-dialog.tsx': 'New campaign',
  'features/campaigns/ogs/og-dialog.tsx': 'Edit link preview',
  'features/campaigns/publish/publish-dialog.tsx': 'Publish campaign',
  'features/campaigns/publish/save-dialog.tsx': 'Save changes',
  'features/connections/card/reconnect-modal.tsx': 'Reconnect Facebook',
  'features/connections/card/upgrade-modal.tsx': 'Upgrade your membership',
  'features/connections/selector/page-selector.tsx': 'Choose a Facebook Page',
  'features/contacts/dialogs/contact-form.tsx': 'Add contact',
  'features/contacts/dialogs/history.tsx': 'Consent history',
  'features/contacts/dialogs/opt-in.tsx': 'Opt in again',
  'features/contacts/dialogs/questions.tsx': 'Delete ingrid@fjords.example?',
  'features/contacts/importing/undo-import.tsx': 'Undo the import of clients.csv?',
  'features/generator/draft/discard-question.tsx': 'Delete this draft?',
  'features/generator/media/alt-text-modal.tsx': 'Alternative text',
  'features/generator/schedule/schedule-modal.tsx': 'Publishing your post',
  'features/guides/staff/guide-dialog.tsx': 'New video',
  'features/legal/editor/text-editor.tsx': 'Go back to the standard text?',
  'features/marketing/list-dialog.tsx': '/: \\d+ items$/',
  'features/marketing/performance/email-performance.tsx': 'Email Campaign Performance',
  'features/marketing/performance/posting-performance.tsx': 'Posting Performance',
  'features/marketing/verbs/categorize-dialog.tsx': 'Categorize post',
  'features/marketing/verbs/delete-dialog.tsx': 'Delete post',
  'features/marketing/verbs/edit-dialog.tsx': 'Edit post',
  'features/marketing/verbs/shift-dialog.tsx': 'Reschedule post',
  'features/membership/address/address-dialog.tsx': 'Billing Address',
  'features/membership/plans/choose.tsx': 'Change your plan to PRO',
  'features/membership/plans/choosing.tsx': 'Change your plan to PRO',
  'features/membership/widget/change-dialog.tsx': 'Change your plan to PRO',
  'features/library/schedule/schedule-dialog.tsx': 'Schedule this post',
  'features/media/library-tab.tsx': 'Delete this image?',
  'features/media/media-picker.tsx': 'Choose media',
  'features/newsletters/copies/detail/stop-button.tsx': 'Stop this sending?',
  'features/plans/staff/delete-plan.tsx': 'Delete PRO?',
  'features/plans/staff/plan-dialog.tsx': 'New plan',
  'features/plans/user/downgrade-button.tsx': 'Downgrade this account?',
  'features/operations/retry-dialog.tsx': 'Publish this post now?',
  'features/posts/details/actions/confirm-verb.tsx': 'Delete post',
  'features/posts/details/actions/resolve.tsx': 'Post again',
  'features/posts/details/post-dialog.tsx': 'details(page)',
  'features/posts/list/all/delete-group.tsx': 'Delete post',
  'features/posts/list/all/edit-group.tsx': 'Edit text',
  'features/posts/list/all/reschedule-group.tsx': 'Reschedule',
  'features/posts/missed/missed-body.tsx': 'Dismiss the post',
  'features/posts/missed/missed-dialog.tsx': 'Missed posts',
  'features/posts/undo/post-now-dialog.tsx': 'Post now',
  'features/profiles/delete-profile.tsx': 'Delete Ida Two?',
  'features/profiles/profiles-card.tsx': 'Rename profile',
  'features/reports/analytics/details-dialog.tsx': 'Email Details',
  'features/reports/recipients/again-dialog.tsx': 'Send again to omar@fjords.example?',
  'features/suppliers/list/suppliers-page.tsx': 'New supplier',
  'features/suppliers/managers/manager-modal.tsx': 'Supplier manager',
  'features/suppliers/supplier/supplier-page.tsx': 'Delete Harbour Line?',
  'features/taxonomies/term-dialog.tsx': 'New term',
  'ui/dialogs/discard-changes.tsx': 'Discard your changes?',
  'ui/fields/moments/moment-dialog.tsx': 'New date and time',
};
/** Of which the others are made; and what plays videos, which must be converted first: the journey of the news opens it. */
const OTHERS = ['features/guides/player.tsx', 'ui/dialogs/confirm-modal.tsx', 'ui/dialogs/dialog.tsx'];
const DRAWS = /from '[^']*\/(dialog|confirm-modal)\.tsx'|<(Modal|Drawer)\b/;

it('has every dialog walked by keyboard in a browser', () => {
  const drawing = globSync('**/*.tsx', { cwd: WEB, exclude: ['**/*.test.tsx'] }).filter(
    (file) => !OTHERS.includes(file) && DRAWS.test(readFileSync(resolve(WEB, file), 'utf8')),
  );
  expect(drawing.sort()).toEqual(Object.keys(WALKED).sort());
  const journeys = globSync('*dialogs.journey.ts', { cwd: JOURNEYS });
  const journey = journeys.map((file) => readFileSync(resolve(JOURNEYS, file), 'utf8')).join();
  expect(Object.values(WALKED).filter((name) => !journey.includes(name))).toEqual([]);
});
