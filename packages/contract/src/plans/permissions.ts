import { accountPermissions } from '../accounts/permissions.ts';
import { agencyPermissions } from '../agency/permissions.ts';
import { announcementPermissions } from '../announcements/permissions.ts';
import { auditPermissions } from '../audit-log/permissions.ts';
import { campaignPermissions } from '../campaigns/permissions.ts';
import { generatorPermissions } from '../generator/permissions.ts';
import { guidePermissions } from '../guides/permissions.ts';
import { legalPermissions } from '../legal/permissions.ts';
import { mediaPermissions } from '../media/permissions.ts';
import { newsletterPermissions } from '../newsletters/permissions.ts';
import { operationsPermissions } from '../operations/permissions.ts';
import { postPermissions } from '../posts/permissions.ts';
import { profilePermissions } from '../profiles/permissions.ts';
import { supplierPermissions } from '../suppliers/permissions.ts';
import type { Granted } from './granted.ts';
import { planPermissions } from './own-permissions.ts';
import { isPro, type Plan } from './plans.ts';

const DECLARED = {
  ...generatorPermissions,
  ...profilePermissions,
  ...postPermissions,
  ...mediaPermissions,
  ...accountPermissions,
  ...legalPermissions,
  ...announcementPermissions,
  ...guidePermissions,
  ...agencyPermissions,
  ...operationsPermissions,
  ...auditPermissions,
  ...planPermissions,
  ...newsletterPermissions,
  ...supplierPermissions,
  ...campaignPermissions,
};
export type Permission = keyof typeof DECLARED;

export const PERMISSIONS = Object.keys(DECLARED) as Permission[];

export const isPermission = (codename: string): codename is Permission => Object.hasOwn(DECLARED, codename);

/** How people come to it. */
export const grantedBy = (permission: Permission): Granted => DECLARED[permission];

/** What a plan grants by itself; more can be granted to a user. */
export const permissionsOfPlan = (plan: Plan): readonly Permission[] =>
  PERMISSIONS.filter((permission) => {
    const { plan: from } = grantedBy(permission);
    return from === 'premium' ? plan === from : from !== null && isPro(plan);
  });
