import { Button } from '@mantine/core';
import { IconCalendarPlus, IconChartBar, IconFilterOff, IconTrash, IconWorldUpload } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import type { ListView } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import { ProLink } from '../../../ui/pro-link.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { generatorPaths } from '../../generator/paths.ts';
import { isFiltered } from './list-view.ts';
import classes from './schedule.module.css';

const ICONS = {
  upcoming: IconCalendarPlus,
  published: IconWorldUpload,
  deleted: IconTrash,
  top: IconChartBar,
} as const;

interface Props {
  /** Null: all networks. */
  readonly app: SocialApp | null;
  readonly view: ListView;
  readonly onClear: () => void;
}

/** Why nothing is shown, with one step and a way to ask (POST-014, POST-015). */
export function EmptyList({ app, view, onClear }: Props) {
  const t = useTranslations('posts');
  const { slug } = useProfile();
  const filtered = isFiltered(view);
  const Icon = filtered ? IconFilterOff : ICONS[view.tab];
  return (
    <EmptyState
      icon={<Icon size={40} stroke={1.4} />}
      title={filtered ? t('empty.filteredTitle') : t(`empty.${view.tab}Title`)}
      text={
        filtered
          ? t('empty.filteredText')
          : t(`empty.${view.tab}Text`, { app: app === null ? t('all.anyNetwork') : CHANNELS[app].name })
      }
      action={
        <span className={classes.emptyActions}>
          {filtered ? (
            <Button variant="default" onClick={onClear}>
              {t('list.clear')}
            </Button>
          ) : (
            view.tab !== 'deleted' && <ProLink to={generatorPaths.composer({ slug })}>{t('list.create')}</ProLink>
          )}
          <ContactLink />
        </span>
      }
    />
  );
}

/** Where to ask is a matter of the installation. */
export function ContactLink() {
  const t = useTranslations('posts.empty');
  const { contact_url: href } = useSession();
  return href ? (
    <a href={href} className={classes.contact}>
      {t('contact')}
    </a>
  ) : null;
}
