import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useStopImpersonation } from '../../features/accounts/index.ts';
import { useSession } from '../../platform/session/use-session.ts';
import classes from '../states/banner.module.css';

/** Somebody else's account is open: say so all the time, with the way out (SHELL-075). */
export default function ImpersonationBanner() {
  const t = useTranslations('shell.impersonation');
  const { impersonator, user } = useSession();
  const stop = useStopImpersonation();
  if (!impersonator || !user) return null;
  return (
    <section className={classes.banner} data-tone="danger" aria-label={t('label')}>
      <span>{t('text', { name: `${user.first_name} ${user.last_name}`.trim() || user.email })}</span>
      <Button variant="white" color="coral.7" size="xs" loading={stop.pending} onClick={() => stop.run()}>
        {t('stop')}
      </Button>
    </section>
  );
}
