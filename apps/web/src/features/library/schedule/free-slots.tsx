import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useNextSlots } from '../../slots/index.ts';
import classes from './schedule.module.css';

/** When each network would get the post, as things stand; which slots it gets is decided when it is scheduled. */
export function FreeSlots({ apps }: { readonly apps: readonly SocialApp[] }) {
  const t = useTranslations('library.dialog');
  const formats = useFormats();
  const slots = useNextSlots(apps);
  const { refetch } = slots;
  const asked = apps.join(',');
  useEffect(() => {
    if (asked !== '') void refetch();
  }, [asked, refetch]);
  if (slots.data === undefined || apps.length === 0) return null;
  return (
    <ul className={classes.slots}>
      {slots.data.map(({ app, at }) => (
        <li key={app}>
          {at === null
            ? t('noSlot', { app: CHANNELS[app].name })
            : t('slot', { app: CHANNELS[app].name, when: formats.dateTime(at) })}
        </li>
      ))}
    </ul>
  );
}
