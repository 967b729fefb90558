import { Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ANNOUNCEMENT_MAX, previewAnnouncement, type ShownAnnouncement } from '@waypost/contract/announcements';
import type { Locale } from '@waypost/i18n/locale';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { ErrorState } from '../../../ui/states/states.tsx';
import { AnnouncementBox } from '../announcement-card.tsx';
import classes from './staff.module.css';

const PAUSE_MS = 300;

interface Props {
  readonly locale: Locale;
  readonly value: string;
  readonly look: Pick<ShownAnnouncement, 'type' | 'link'>;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
}

/** The message in one language, and below it what advisors will see: what the server makes of it. */
export function MessageField({ locale, value, look, error, onChange }: Props) {
  const t = useTranslations('announcements.edit');
  const [text] = useDebouncedValue(value.trim(), PAUSE_MS);
  const made = useQuery({
    queryKey: ['announcement-preview', locale, text],
    queryFn: ({ signal }) =>
      text === '' ? { html: '' } : call(previewAnnouncement, { body: { text, locale } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { kind: 'silent' },
  });
  return (
    <>
      <Textarea
        label={t('text')}
        description={locale === 'en' ? t('hint') : `${t('hint')} ${t('fallback')}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-path="text"
        lang={locale}
        required={locale === 'en'}
        maxLength={ANNOUNCEMENT_MAX}
        autosize
        minRows={4}
        maxRows={14}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <section aria-label={t('preview')} className={classes.preview}>
        <Text size="sm" fw={560} aria-hidden="true">
          {t('preview')}
        </Text>
        {made.isError && <ErrorState error={made.error} onRetry={() => void made.refetch()} />}
        {made.data?.html === '' && (
          <Text size="sm" c="dimmed">
            {t('previewNone')}
          </Text>
        )}
        {made.data?.html && <AnnouncementBox announcement={{ ...look, message: made.data.html }} />}
      </section>
    </>
  );
}
