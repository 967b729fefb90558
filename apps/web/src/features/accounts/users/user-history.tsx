import { Text } from '@mantine/core';
import type { UserDetail } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './users-page.module.css';

/** The newest lines of the audit log about the account. */
export function UserHistory({ history }: Pick<UserDetail, 'history'>) {
  const t = useTranslations('accounts.user');
  const formats = useFormats();
  // The log may hold what a newer version wrote.
  const said = (action: string) => {
    const key = `action.${action}` as 'action.user.change';
    return t.has(key) ? t(key) : action;
  };
  return (
    <SectionCard title={t('history')}>
      {history.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('historyNone')}
        </Text>
      )}
      <ul className={classes.history}>
        {history.map(({ action, actor, at }) => (
          <li key={`${at}-${action}`}>
            <Text size="sm">{said(action)}</Text>
            <Text size="sm" c="dimmed">
              {actor ?? t('machine')} · {formats.dateTime(at)}
            </Text>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
