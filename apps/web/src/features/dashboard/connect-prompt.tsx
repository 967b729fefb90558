import { IconPlugConnected } from '@tabler/icons-react';
import { SOCIAL_APPS } from '@waypost/contract/networks';
import { useTranslations } from 'use-intl';
import { LinkBlock } from '../../platform/navigation/links.tsx';
import { NetworkChip } from '../../ui/marks/network-icon.tsx';
import { connectionsPaths } from '../connections/paths.ts';
import classes from './dashboard.module.css';

/** Nothing is connected yet: one large way to the connections page (DASH-010, DASH-011). */
export function ConnectPrompt({ slug }: { readonly slug: string }) {
  const t = useTranslations('dashboard.connect');
  return (
    <LinkBlock to={connectionsPaths.list({ slug })} className={classes.connect}>
      <span className={classes.connectIcon} aria-hidden="true">
        <IconPlugConnected size={32} stroke={1.4} />
      </span>
      <span className={classes.connectTitle}>{t('title')}</span>
      <span className={classes.connectText}>{t('text')}</span>
      <span className={classes.connectChips}>
        {SOCIAL_APPS.map((app) => (
          <NetworkChip key={app} app={app} size={36} />
        ))}
      </span>
    </LinkBlock>
  );
}
