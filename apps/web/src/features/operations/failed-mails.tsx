import { Button, Text } from '@mantine/core';
import { type Operations, retryMail } from '@waypost/contract/operations';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import classes from './operations.module.css';

/** What waits, and what failed with the way to send it again; the server writes down who did. */
export function FailedMails({ mails }: Pick<Operations, 'mails'>) {
  const t = useTranslations('operations.mails');
  const { dateTime } = useFormats();
  const retry = useAction({
    run: (mail: number) => call(retryMail, { body: { mail } }),
    success: t('retried'),
    invalidate: [['operations']],
  });
  return (
    <SectionCard title={t('title')}>
      <Text>
        {t('waiting', { count: mails.waiting })} {t('failed', { count: mails.failed })}
      </Text>
      <ul className={classes.rows}>
        {mails.newest.map(({ id, kind, address, tries, error, created }) => (
          <li key={id}>
            <span>
              <Text fw={560} className={classes.long}>
                {address}
              </Text>
              <Text size="sm" c="dimmed">
                {[kind, dateTime(created), t('tries', { count: tries }), error].filter(Boolean).join(' · ')}
              </Text>
            </span>
            <Button
              size="xs"
              variant="default"
              disabled={retry.pending}
              aria-label={t('retryTo', { address })}
              onClick={() => retry.run(id)}
            >
              {t('retry')}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
