import { ActionIcon, Button, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { Announcement, AnnouncementState } from '@waypost/contract/announcements';
import { about } from '@waypost/i18n/about';
import { locales } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';
import { announcementsPaths } from '../paths.ts';
import classes from './staff.module.css';
import { useCountries } from './use-countries.ts';
import type { Verb } from './use-verbs.ts';

const TONES: Readonly<Record<AnnouncementState, StatusTone>> = {
  draft: 'neutral',
  planned: 'accent',
  live: 'success',
  over: 'neutral',
};

interface Props {
  readonly announcement: Announcement;
  readonly pending: boolean;
  readonly onVerb: (verb: Verb) => void;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

/** One of them: how it begins, where it stands, for whom it is, and what can be done with it. */
export function AnnouncementRow({ announcement, pending, onVerb, onUp, onDown }: Props) {
  const t = useTranslations('announcements.staff');
  const { id, state, text } = announcement;
  const title = text.en.replace(/<[^>]*>|[*_#]|\]\([^)]*\)|\[/g, '').trim();
  const verb = state === 'draft' ? 'publish' : 'withdraw';
  return (
    <li className={classes.row} aria-label={title}>
      <span className={classes.order}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('up')}
          disabled={!onUp || pending}
          onClick={() => onUp?.()}
        >
          <IconArrowUp size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('down')}
          disabled={!onDown || pending}
          onClick={() => onDown?.()}
        >
          <IconArrowDown size={18} stroke={1.7} />
        </ActionIcon>
      </span>
      <div className={classes.words}>
        <LinkAnchor to={announcementsPaths.editor({ announcement: id })} className={classes.title}>
          {title}
        </LinkAnchor>
        <Facts announcement={announcement} />
      </div>
      <div className={classes.verbs}>
        <Button variant="default" size="xs" disabled={pending} onClick={() => onVerb(verb)}>
          {t(verb)}
        </Button>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('delete')}
          disabled={pending}
          onClick={() => onVerb('delete')}
        >
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      </div>
    </li>
  );
}

function Facts({
  announcement: { state, starts, ends, plans, countries, dismissals, text },
}: Pick<Props, 'announcement'>) {
  const t = useTranslations('announcements.staff');
  const tPlans = useTranslations('shell.profile.plans');
  const { dateTime } = useFormats();
  const nameOf = useCountries();
  const from = starts && dateTime(starts);
  const until = ends && dateTime(ends);
  const span =
    from && until
      ? t('between', { from, until })
      : from
        ? t('from', { when: from })
        : until && t('until', { when: until });
  const whom = [...plans.map((plan) => tPlans(plan)), ...countries.map(nameOf)].join(', ') || t('everyone');
  const missing = locales.filter((locale) => text[locale] === '').map((locale) => about[locale].name);
  return (
    <Text component="div" size="sm" c="dimmed" className={classes.facts}>
      <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
      {[
        span,
        whom,
        (state !== 'draft' || dismissals > 0) && t('closed', { count: dismissals }),
        missing.length > 0 && t('missing', { languages: missing.join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
