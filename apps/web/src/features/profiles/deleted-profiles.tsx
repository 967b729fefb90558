import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listDeletedProfiles, restoreProfile } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { type Answer, call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import classes from './profiles-card.module.css';

export const DELETED_KEY = ['deleted-profiles'] as const;
type Deleted = Answer<typeof listDeletedProfiles>['results'][number];

/** What can still be restored; nothing where nothing was deleted. */
export function DeletedProfiles() {
  const t = useTranslations('profiles.deletion');
  const list = useQuery({ queryKey: DELETED_KEY, queryFn: ({ signal }) => call(listDeletedProfiles, {}, { signal }) });
  if (!list.data || list.data.results.length === 0) return null;
  return (
    <section className={classes.deleted}>
      <Text component="h3" size="sm" fw={600}>
        {t('deletedTitle')}
      </Text>
      <ul className={classes.list} aria-label={t('deletedTitle')}>
        {list.data.results.map((profile) => (
          <Row key={profile.pk} profile={profile} />
        ))}
      </ul>
    </section>
  );
}

function Row({ profile: { pk, name, restorable_until: until } }: { readonly profile: Deleted }) {
  const t = useTranslations('profiles.deletion');
  const { date } = useFormats();
  const restore = useAction({
    run: () => call(restoreProfile, { params: { profile: pk } }),
    success: t('restored'),
    invalidate: [DELETED_KEY],
    onSuccess: () => refreshSession(),
  });
  return (
    <li className={classes.profile}>
      <div className={classes.name}>
        <Text size="sm">{name}</Text>
        <Text size="sm" c="dimmed">
          {t('until', { date: date(until) })}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={restore.pending}
        onClick={() => restore.run()}
        aria-label={t('restoreOf', { name })}
      >
        {t('restore')}
      </Button>
    </li>
  );
}
