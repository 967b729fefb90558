import { UnstyledButton } from '@mantine/core';
import { CHANNELS } from '@waypost/contract/networks';
import type { ScheduledPosting } from '@waypost/contract/posts';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { useProfile } from '../../../platform/session/use-session.ts';
import type { Ask } from '../../../ui/dialogs/use-discard.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { postsPaths } from '../paths.ts';
import classes from './details.module.css';

/** The same creation on the other networks of the profile; a click leads to each. */
export function Siblings({ post, ask }: { readonly post: ScheduledPosting; readonly ask: Ask }) {
  const t = useTranslations('posts');
  const { pk } = useProfile();
  const [, setParams] = useSearch(postsPaths.all);
  const others = (post.siblings ?? []).filter(({ profile }) => profile === pk);
  if (others.length === 0) return null;
  return (
    <div className={classes.siblings}>
      <span className={classes.muted}>{t('detail.alsoOn')}</span>
      {others.map(({ id, app, label }) => (
        <UnstyledButton
          key={id}
          className={classes.sibling}
          onClick={() => ask(() => setParams({ post: String(id) }))}
          aria-label={t('all.openOn', { app: CHANNELS[app].name, status: t(`status.${label}`) })}
        >
          <NetworkChip app={app} size={20} />
          {CHANNELS[app].name}
        </UnstyledButton>
      ))}
    </div>
  );
}
