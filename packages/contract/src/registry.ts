import { accountEndpoints } from './accounts/calls.ts';
import { firstRunEndpoints } from './accounts/first-run-calls.ts';
import { invitationEndpoints } from './accounts/invitation-calls.ts';
import { sessionEndpoints } from './accounts/session-calls.ts';
import { accountSettingsEndpoints } from './accounts/settings-calls.ts';
import { signUpEndpoints } from './accounts/sign-up-calls.ts';
import { userEndpoints } from './accounts/user-calls.ts';
import { agencyEndpoints } from './agency/calls.ts';
import { announcementEndpoints } from './announcements/calls.ts';
import { announcementStaffEndpoints } from './announcements/staff-calls.ts';
import { archiveEndpoints } from './archives/calls.ts';
import { auditEndpoints } from './audit-log/calls.ts';
import { billingEndpoints } from './billing/calls.ts';
import { brandingEndpoints } from './branding/calls.ts';
import { calendarEndpoints } from './calendar/calls.ts';
import { campaignEndpoints } from './campaigns/campaign-calls.ts';
import { postingEndpoints } from './campaigns/posting-calls.ts';
import { connectionEndpoints } from './connections/calls.ts';
import { contactEndpoints } from './contacts/calls.ts';
import { contactImportEndpoints } from './contacts/import-calls.ts';
import { generatorEndpoints } from './generator/calls.ts';
import { guideEndpoints } from './guides/calls.ts';
import { legalEndpoints } from './legal/calls.ts';
import { libraryEndpoints } from './library/calls.ts';
import { mediaEndpoints } from './media/calls.ts';
import { newsletterAccountEndpoints } from './newsletters/account-calls.ts';
import { emailCampaignEndpoints } from './newsletters/campaign-calls.ts';
import { newsletterEndpoints } from './newsletters/newsletter-calls.ts';
import { noticeEndpoints } from './notices/calls.ts';
import { operationsEndpoints } from './operations/calls.ts';
import { planEndpoints } from './plans/calls.ts';
import { postEndpoints } from './posts/calls.ts';
import { postVerbEndpoints } from './posts/verb-calls.ts';
import { profileEndpoints } from './profiles/calls.ts';
import { publishingEndpoints } from './publishing/calls.ts';
import { reportEndpoints } from './reports/calls.ts';
import { slotEndpoints } from './slots/calls.ts';
import { budgetEndpoints } from './suppliers/budget-calls.ts';
import { supplierEndpoints } from './suppliers/calls.ts';
import { taxonomyEndpoints } from './taxonomies/calls.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every call of the API by name; the sweep test and OpenAPI walk it. */
export const endpoints = {
  ...accountEndpoints,
  ...signUpEndpoints,
  ...accountSettingsEndpoints,
  ...firstRunEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
  ...invitationEndpoints,
  ...profileEndpoints,
  ...agencyEndpoints,
  ...connectionEndpoints,
  ...postEndpoints,
  ...postVerbEndpoints,
  ...publishingEndpoints,
  ...generatorEndpoints,
  ...calendarEndpoints,
  ...slotEndpoints,
  ...libraryEndpoints,
  ...brandingEndpoints,
  ...mediaEndpoints,
  ...legalEndpoints,
  ...announcementEndpoints,
  ...announcementStaffEndpoints,
  ...noticeEndpoints,
  ...archiveEndpoints,
  ...guideEndpoints,
  ...operationsEndpoints,
  ...auditEndpoints,
  ...billingEndpoints,
  ...planEndpoints,
  ...contactEndpoints,
  ...contactImportEndpoints,
  ...supplierEndpoints,
  ...budgetEndpoints,
  ...campaignEndpoints,
  ...postingEndpoints,
  ...taxonomyEndpoints,
  ...emailCampaignEndpoints,
  ...newsletterEndpoints,
  ...newsletterAccountEndpoints,
  ...reportEndpoints,
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;
/** The nouns whose ids stand in paths, as their endpoints declare them. */
export type OwnedNoun = Extract<(typeof endpoints)[EndpointName], { readonly owned: string }>['owned'];
