import { IconExternalLink, IconFlask } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import classes from './top-bar.module.css';

/** In sandbox mode the networks are ours; the person must never wonder whether something went out for real. */
export function SandboxNotice() {
  const t = useTranslations('shell.sandbox');
  const { sandbox } = useSession();
  if (!sandbox) return null;
  return (
    <div className={classes.sandbox}>
      <span className={classes.sandboxText}>
        <IconFlask size={16} stroke={1.7} aria-hidden="true" />
        {t('text')}
      </span>
      <a href={sandbox.url} target="_blank" rel="noreferrer">
        <span className={classes.sandboxLink}>{t('link')}</span>
        <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
      </a>
    </div>
  );
}
