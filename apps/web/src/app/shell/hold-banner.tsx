import { Button } from '@mantine/core';
import { type PublishingHold, resumePublishing } from '@waypost/contract/publishing';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { refreshSession } from '../../platform/session/refresh-session.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import classes from '../states/banner.module.css';

/** Nothing is published after an outage or on a copy until staff say so; everybody may know why their posts wait. */
export function HoldBanner({ hold }: { hold: PublishingHold }) {
  const t = useTranslations('shell.hold');
  const { dateTime } = useFormats();
  const { is_staff: staff } = useUser();
  const resume = useAction({
    run: () => call(resumePublishing),
    success: t('resumed'),
    onSuccess: refreshSession,
  });
  return (
    <section className={classes.banner} data-tone="neutral" aria-label={t('label')}>
      <span>{staff ? t(hold.reason, { since: dateTime(hold.since) }) : t('waiting')}</span>
      {staff && (
        <Button variant="white" color="dark" size="xs" loading={resume.pending} onClick={() => resume.run()}>
          {t('resume')}
        </Button>
      )}
    </section>
  );
}
