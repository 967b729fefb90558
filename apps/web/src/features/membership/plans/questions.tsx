import { Anchor } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { accountsPaths } from '../../accounts/paths.ts';
import { dashboardPaths } from '../../dashboard/paths.ts';
import classes from './questions.module.css';

const QUESTIONS = ['trial', 'price', 'cancel', 'cards', 'currency', 'renewal', 'tax', 'help'] as const;

/** What people ask before they pay (BILL-010 to 018). `price`: what PRO costs a year, as it is written. */
export function Questions({ price }: { readonly price: string }) {
  const t = useTranslations('membership.faq');
  const { help_url: help } = useSession();
  const { slug } = useProfile();
  const more: Readonly<Partial<Record<(typeof QUESTIONS)[number], ReactNode>>> = {
    renewal: (
      <LinkAnchor underline="always" to={accountsPaths.settings()}>
        {t('renewal.link')}
      </LinkAnchor>
    ),
    help:
      help === null ? (
        <LinkAnchor underline="always" to={dashboardPaths.dashboard({ slug })}>
          {t('help.dashboard')}
        </LinkAnchor>
      ) : (
        // Beside the program, so that nothing typed is lost.
        <Anchor underline="always" href={help} target="_blank" rel="noopener noreferrer">
          {t('help.link')}
        </Anchor>
      ),
  };
  return (
    <SectionCard title={t('title')} bleed>
      {QUESTIONS.map((one) => (
        <details key={one} className={classes.item}>
          <summary>
            <span>{t(`${one}.question`)}</span>
            <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
          </summary>
          <p>
            {one === 'help' && help === null ? t('help.answerWithout') : t(`${one}.answer`, { price })} {more[one]}
          </p>
        </details>
      ))}
    </SectionCard>
  );
}
