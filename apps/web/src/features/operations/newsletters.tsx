import { Text } from '@mantine/core';
import type { Operations } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** Whether newsletters leave, and how many stand still until a person decides. */
export function Newsletters({
  of: { possible, sending, asking, stopped },
}: {
  readonly of: Operations['newsletters'];
}) {
  const t = useTranslations('operations.newsletters');
  const { dateTime } = useFormats();
  return (
    <SectionCard title={t('title')}>
      {stopped && (
        <Notice tone="warning">
          {t('stopped', { when: dateTime(stopped.until) })}
          <Text size="sm" ff="monospace">
            {stopped.reason}
          </Text>
        </Notice>
      )}
      <Text>
        {possible ? t('sending', { count: sending }) : t('impossible')} {asking > 0 && t('asking', { count: asking })}
      </Text>
    </SectionCard>
  );
}
