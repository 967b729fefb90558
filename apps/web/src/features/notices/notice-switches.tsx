import { Switch, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getNotices, type Notice, patchNotice } from '@waypost/contract/notices';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import classes from './notices.module.css';

interface Props {
  /** Of a mail's link; without it those of whoever is signed in. */
  readonly token?: string;
  /** What is said to somebody whose link, or session, is none. */
  readonly broken?: ReactNode;
}

/** A switch per kind; what is about the account itself has none, and says so. */
export function NoticeSwitches({ token, broken }: Props) {
  const t = useTranslations('notices');
  const ui = useTranslations('ui.feedback');
  const queries = useQueryClient();
  const key = ['notices', token ?? null];
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getNotices, { query: { token } }, { signal }),
    // Said where the switches would be.
    meta: { kind: 'silent' },
  });
  const action = useAction({
    run: (change: { kind: Notice; on: boolean }) => call(patchNotice, { body: { token, ...change } }),
    success: ui('saved'),
    onSuccess: (answer) => queries.setQueryData(key, answer),
  });
  if (list.isPending) return <ListSkeleton rows={6} shape="line" />;
  if (list.isError) {
    const refused = isApiError(list.error, 400) || isApiError(list.error, 401);
    return (refused && broken) || <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  return (
    <div className={classes.switches}>
      {list.data.notices.map(({ kind, on }) => (
        <Switch
          key={kind}
          label={t(`kinds.${kind}`)}
          checked={on}
          disabled={action.pending}
          onChange={(event) => action.run({ kind, on: event.currentTarget.checked })}
        />
      ))}
      <Text size="sm" c="dimmed" className={classes.always}>
        <IconLock size={16} stroke={1.7} aria-hidden />
        {t('always')}
      </Text>
    </div>
  );
}
