import { Button, Progress, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Archive, archiveAddress, getArchive, makeArchive } from '@waypost/contract/archives';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { formatBytes } from './format-bytes.ts';

const KEY = ['archive'] as const;
const LOOK_MS = 3_000;

/** Everything in the account as one file: asked for, waited for, downloaded. */
export function ArchiveCard() {
  const t = useTranslations('archives');
  const queries = useQueryClient();
  const status = useRef<HTMLDivElement>(null);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getArchive, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'making' ? LOOK_MS : false),
    // Said in the card.
    meta: { kind: 'silent' },
  });
  const ask = useAction({
    run: () => call(makeArchive),
    success: false,
    onSuccess: (answer) => {
      queries.setQueryData(KEY, answer);
      // Its button is gone now.
      status.current?.focus();
    },
  });
  const archive = data?.archive ?? null;
  const label = archive === null ? 'ask' : archive.state === 'failed' ? 'again' : 'anew';
  return (
    <SectionCard
      title={t('title')}
      description={t('lead')}
      actions={
        data !== undefined &&
        archive?.state !== 'making' && (
          <Button variant="default" loading={ask.pending} onClick={() => ask.run()}>
            {t(label)}
          </Button>
        )
      }
    >
      {isPending && <ListSkeleton rows={1} shape="line" />}
      {error !== null && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      <div ref={status} role="status" tabIndex={-1}>
        {archive !== null && <State archive={archive} />}
      </div>
    </SectionCard>
  );
}

function State({ archive }: { readonly archive: Archive }) {
  const t = useTranslations('archives');
  const { date, locale } = useFormats();
  if (archive.state === 'failed') return <Notice tone="warning">{t('failed')}</Notice>;
  if (archive.state === 'making')
    return (
      <Stack gap="sm">
        <Text size="sm">{t('making')}</Text>
        <Progress value={Math.max(4, archive.percent)} aria-label={t('progress')} />
      </Stack>
    );
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm">{t('ready', { size: formatBytes(archive.bytes ?? 0, locale), date: date(archive.until) })}</Text>
      <Button component="a" href={archiveAddress(archive.id)} download>
        {t('download')}
      </Button>
    </Stack>
  );
}
