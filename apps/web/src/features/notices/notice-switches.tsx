import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getNotices, type Notice, patchNotice } from '@waypost/contract/notices';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { ErrorState, ListSkeleton } from '../../ui/states.tsx';
import classes from './notices.module.css';

interface Props {
  /** Of a mail's link; without it those of whoever is signed in. */
  readonly token?: string;
  /** Instead of the usual words where they could not be read. */
  readonly broken?: ReactNode;
}

/** A switch per kind; what is about the account itself is on and stays so. */
export function NoticeSwitches({ token, broken }: Props) {
  const t = useTranslations('notices');
  const ui = useTranslations('ui.feedback');
  const queries = useQueryClient();
  const key = ['notices', token ?? null];
  const list = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getNotices, { query: { token } }, { signal }) });
  const action = useAction({
    run: (change: { kind: Notice; on: boolean }) => call(patchNotice, { body: { token, ...change } }),
    success: ui('saved'),
    onSuccess: (answer) => queries.setQueryData(key, answer),
  });
  if (list.isPending) return <ListSkeleton rows={6} shape="line" />;
  if (list.isError) return broken ?? <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
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
      <Switch label={t('always')} description={t('alwaysText')} checked readOnly disabled />
    </div>
  );
}
