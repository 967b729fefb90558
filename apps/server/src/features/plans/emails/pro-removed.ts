import { accountsPaths } from '@waypost/contract/accounts';
import { membershipPaths } from '@waypost/contract/membership';
import { PRO_THINGS, type ProThing } from '@waypost/contract/plans';
import { z } from '#zod';
import { mailKind } from '../../../platform/mail/mail-kind.ts';

/** What ends, and does not come back by itself. */
const ENDED: readonly ProThing[] = ['reels', 'instagram_posts', 'instagram'];

/** What a downgrade took, and until when it comes back with an upgrade; about the account, so nobody can turn it off. */
export const proRemoved = mailKind({
  id: 'pro_removed',
  params: z.object({
    steps: z.array(z.object({ thing: z.enum(PRO_THINGS), count: z.number().int() })),
    until: z.string(),
    profileSlug: z.string().nullable(),
  }),
  write: ({ steps, until, profileSlug }, { t, firstName }) => {
    const took = (thing: ProThing) => steps.some((step) => step.thing === thing);
    const kept = steps.some(({ thing }) => !ENDED.includes(thing));
    return {
      subject: t('emails.pro_removed.subject'),
      heading: t('emails.pro_removed.heading', { name: firstName }),
      paragraphs: [t('emails.pro_removed.body')],
      items: steps.map(({ thing, count }) => t(`plans.done.step.${thing}`, { count })),
      button: {
        label: t('emails.pro_removed.button'),
        to: profileSlug === null ? accountsPaths.settings() : membershipPaths.plan({ slug: profileSlug }),
      },
      after: [
        ...(kept ? [t('emails.pro_removed.kept', { date: new Date(until) })] : []),
        ...(took('reels') ? [t('emails.pro_removed.reels')] : []),
        ...(took('instagram') ? [t('emails.pro_removed.instagram')] : []),
      ],
    };
  },
});
