import { accountsScreens } from '../features/accounts/index.ts';
import { agencyScreens, agencyStaffScreens } from '../features/agency/index.ts';
import { analyticsScreens } from '../features/analytics/index.ts';
import { announcementsScreens } from '../features/announcements/index.ts';
import { auditScreens } from '../features/audit-log/index.ts';
import { authoringScreens } from '../features/authoring/index.ts';
import { brandingScreens } from '../features/branding/index.ts';
import { calendarScreens } from '../features/calendar/index.ts';
import { campaignsScreens } from '../features/campaigns/index.ts';
import { connectionsScreens } from '../features/connections/index.ts';
import { contactsScreens } from '../features/contacts/index.ts';
import { dashboardScreens } from '../features/dashboard/index.ts';
import { generatorScreens } from '../features/generator/index.ts';
import { guidesScreens } from '../features/guides/index.ts';
import { legalScreens } from '../features/legal/index.ts';
import { libraryScreens } from '../features/library/index.ts';
import { marketingScreens } from '../features/marketing/index.ts';
import { membershipScreens } from '../features/membership/index.ts';
import { newsletterAccountScreens, newslettersScreens } from '../features/newsletters/index.ts';
import { noticesScreens } from '../features/notices/index.ts';
import { operationsScreens } from '../features/operations/index.ts';
import { plansScreens } from '../features/plans/index.ts';
import { postsScreens } from '../features/posts/index.ts';
import { profilesScreens } from '../features/profiles/index.ts';
import { reportsScreens } from '../features/reports/index.ts';
import { suppliersScreens } from '../features/suppliers/index.ts';
import { taxonomiesScreens } from '../features/taxonomies/index.ts';
import type { Screen } from '../platform/navigation/screen.ts';

/** Every page of the program, in the order of the menu; a feature adds its list here. */
export const allScreens: readonly Screen[] = [
  ...dashboardScreens,
  ...calendarScreens,
  ...postsScreens,
  ...analyticsScreens,
  ...reportsScreens,
  ...generatorScreens,
  ...libraryScreens,
  ...newslettersScreens,
  ...contactsScreens,
  ...newsletterAccountScreens,
  ...connectionsScreens,
  ...profilesScreens,
  ...agencyScreens,
  ...brandingScreens,
  ...membershipScreens,
  ...accountsScreens,
  ...announcementsScreens,
  ...marketingScreens,
  ...campaignsScreens,
  ...authoringScreens,
  ...suppliersScreens,
  ...taxonomiesScreens,
  ...noticesScreens,
  ...guidesScreens,
  ...agencyStaffScreens,
  ...plansScreens,
  ...legalScreens,
  ...operationsScreens,
  ...auditScreens,
];
