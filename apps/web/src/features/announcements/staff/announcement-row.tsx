import { Button } from '@mantine/core';
import type { Announcement, AnnouncementState } from '@waypost/contract/announcements';
import { about } from '@waypost/i18n/about';
import { locales, textIn } from '@waypost/i18n/locale';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';
import { OrderedRow } from '../../../ui/ordered/ordered-row.tsx';
import { useCountries } from '../../agency/index.ts';
import { announcementsPaths } from '../paths.ts';
import classes from './staff.module.css';
import type { Verb } from './use-verbs.ts';

const TONES: Readonly<Record<AnnouncementState, StatusTone>> = {
  draft: 'neutral',
  planned: 'accent',
  live: 'success',
  over: 'neutral',
};

type Props = Pick<ComponentProps<typeof OrderedRow>, 'at' | 'of' | 'pending' | 'onMove'> & {
  readonly announcement: Announcement;
  readonly onVerb: (verb: Verb) => void;
};

/** One of them: how it begins, where it stands, for whom it is, and what can be done with it. */
export function AnnouncementRow({ announcement, onVerb, ...row }: Props) {
  const t = useTranslations('announcements.staff');
  const { locale } = useFormats();
  const { id, state, text } = announcement;
  const title = textIn(locale, text)
    .replace(/<[^>]*>|[*_#]|\]\([^)]*\)|\[/g, '')
    .trim();
  const verb = state === 'draft' ? 'publish' : 'withdraw';
  return (
    <OrderedRow
      {...row}
      name={title}
      title={
        <LinkAnchor to={announcementsPaths.editor({ announcement: id })} className={classes.title}>
          {title}
        </LinkAnchor>
      }
      facts={<Facts announcement={announcement} />}
      verbs={
        <Button variant="default" size="xs" disabled={row.pending} onClick={() => onVerb(verb)}>
          {t(verb)}
        </Button>
      }
      onDelete={() => onVerb('delete')}
    />
  );
}

function Facts({
  announcement: { state, starts, ends, plans, countries, dismissals, text },
}: Pick<Props, 'announcement'>) {
  const t = useTranslations('announcements.staff');
  const tPlans = useTranslations('shell.profile.plans');
  const { dateTime } = useFormats();
  const known = useCountries().data?.results ?? [];
  const from = starts && dateTime(starts);
  const until = ends && dateTime(ends);
  const span =
    from && until
      ? t('between', { from, until })
      : from
        ? t('from', { when: from })
        : until && t('until', { when: until });
  const named = countries.map((id) => known.find((country) => country.id === id)?.name ?? '');
  const whom = [...plans.map((plan) => tPlans(plan)), ...named].join(', ') || t('everyone');
  const missing = locales.filter((locale) => text[locale] === '').map((locale) => about[locale].name);
  return (
    <>
      <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
      {[
        span,
        whom,
        (state !== 'draft' || dismissals > 0) && t('closed', { count: dismissals }),
        missing.length > 0 && t('missing', { languages: missing.join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
