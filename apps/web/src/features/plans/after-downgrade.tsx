import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listLosses } from '@waypost/contract/plans';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useHasPro } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Done } from './done.tsx';

const POLL_MS = 3_000;

/** What became of it for whoever is below PRO. */
export const useAfterDowngrade = () =>
  useQuery({
    enabled: !useHasPro(),
    queryKey: ['plans', 'after'],
    queryFn: ({ signal }) => call(listLosses, {}, { signal }),
    refetchInterval: ({ state }) => state.data?.downgrade?.state === 'running' && POLL_MS,
    meta: { kind: 'silent' },
  });

/** To whoever lost PRO within the last thirty days: what went with it, and until when the rest is kept. */
export function AfterDowngrade() {
  const t = useTranslations('plans.after');
  const formats = useFormats();
  const pro = useHasPro();
  const { data } = useAfterDowngrade();
  const downgrade = pro ? null : data?.downgrade;
  if (!downgrade || (downgrade.state === 'kept' && downgrade.steps.every(({ count }) => count === 0))) return null;
  return (
    <Notice tone="info" title={t('title')}>
      <Done {...downgrade} />
      {downgrade.kept_until && <Text size="sm">{t('kept', { until: formats.date(downgrade.kept_until) })}</Text>}
    </Notice>
  );
}
