import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useHasPro } from '../../platform/session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Done } from './done.tsx';
import { useLosses } from './use-losses.ts';

/** What became of it for whoever is below PRO. */
export const useAfterDowngrade = () => useLosses({ enabled: !useHasPro() });

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
