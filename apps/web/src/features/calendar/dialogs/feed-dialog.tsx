import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@waypost/contract/calendar';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { useCopy } from '../../../ui/feedback/use-copy.ts';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import classes from './feed-dialog.module.css';

/** The private address for calendar programs; nobody can tell it a second time. Loaded by asked.tsx. */
export default function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('calendar.feed');
  const { pk: profile } = useProfile();
  const { impersonator } = useSession();
  const formats = useFormats();
  const copy = useCopy();
  const queryClient = useQueryClient();
  const key = ['calendar-feed', profile];
  const feed = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getCalendarFeed, { params: { profile } }, { signal }),
    meta: { kind: 'silent' },
  });
  const create = useAction<void, { readonly created: string; readonly url: string }>({
    run: () => call(createCalendarFeed, { params: { profile } }),
    success: false,
    onSuccess: ({ created }) => queryClient.setQueryData(key, { created }),
  });
  const end = useAction({
    run: () => call(deleteCalendarFeed, { params: { profile } }),
    success: t('ended'),
    invalidate: [key],
    onSuccess: onClose,
  });
  const created = feed.data?.created ?? null;
  const url = create.result?.url;
  return (
    <Dialog opened title={t('title')} onClose={onClose}>
      <div className={classes.body}>
        <p>{t('text')}</p>
        {feed.isPending && <ListSkeleton rows={1} shape="line" />}
        {feed.error && !feed.data && <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />}
        {url && (
          <TextInput
            label={t('address')}
            description={t('once')}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        {created && !url && <p className={classes.muted}>{t('since', { when: formats.dateTime(created) })}</p>}
        {impersonator && <p className={classes.muted}>{t('acting')}</p>}
        {created && !url && !impersonator && <p className={classes.muted}>{t('renewHint')}</p>}
        {feed.data && !impersonator && (
          <div className={classes.actions}>
            {created && (
              <Button variant="subtle" color="gray" loading={end.pending} onClick={() => end.run()}>
                {t('end')}
              </Button>
            )}
            {url ? (
              <Button leftSection={<IconCopy size={16} stroke={1.7} />} onClick={() => void copy(url)}>
                {t('copy')}
              </Button>
            ) : (
              <Button loading={create.pending} onClick={() => create.run()}>
                {t(created ? 'renew' : 'create')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
