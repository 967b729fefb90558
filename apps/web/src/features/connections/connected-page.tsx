import { Text } from '@mantine/core';
import type { Application } from '@waypost/contract/profiles';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import classes from './connections.module.css';

/** The page that posts go to: picture, name, followers, and how long the connection lasts. */
export function ConnectedPage({ application }: { readonly application: Application }) {
  const t = useTranslations('connections.card');
  const formats = useFormats();
  const { data, installed } = application;
  if (!installed || !data?.page_id) return null;
  const { name, image, followers, expires_at: expires, days_left: left } = data;
  const facts = [
    followers === null ? null : t('followers', { count: followers }),
    expires === null || left === null
      ? null
      : left > 0
        ? `${t('expires')} ${t('daysLeft', { days: left })}`
        : `${t('expired')} · ${formats.date(expires)}`,
  ].filter((fact) => fact !== null);
  return (
    <div className={classes.page}>
      <PersonAvatar name={name ?? ''} image={image} square />
      <div className={classes.pageWords}>
        <Text fw={560} truncate>
          {name}
        </Text>
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        )}
      </div>
    </div>
  );
}
