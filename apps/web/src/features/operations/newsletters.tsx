import { Text } from '@mantine/core';
import type { Operations } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Facts } from './facts.tsx';
import classes from './operations.module.css';
import { operationsPaths } from './paths.ts';

const DELIVERIES = ['waiting', 'accepted', 'rejected', 'suppressed', 'cancelled', 'uncertain'] as const;

/** Whether newsletters leave, and how many stand still until a person decides. */
export function Newsletters({
  of: { possible, sending, asking, uncertain, deliveries, stopped },
}: {
  readonly of: Operations['newsletters'];
}) {
  const t = useTranslations('operations.newsletters');
  const deliveryWords = useTranslations('operations.deliveries');
  const { dateTime, number } = useFormats();
  const total = DELIVERIES.reduce((sum, state) => sum + deliveries[state], 0);
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
      {total > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t('lately')}
          </Text>
          <Facts of={DELIVERIES.map((state) => [deliveryWords(state), number(deliveries[state])])} />
        </>
      )}
      <span className={classes.about}>
        {sending > 0 && (
          <LinkAnchor to={operationsPaths.newsletters({ list: 'sending' })}>{t('seeSending')}</LinkAnchor>
        )}
        {asking > 0 && <LinkAnchor to={operationsPaths.newsletters({ list: 'asking' })}>{t('seeAsking')}</LinkAnchor>}
        {uncertain > 0 && (
          <LinkAnchor to={operationsPaths.newsletters({ list: 'uncertain' })}>{t('seeUncertain')}</LinkAnchor>
        )}
      </span>
    </SectionCard>
  );
}
