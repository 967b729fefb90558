import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';
import { MOST_TOASTS } from '../ui/feedback/toasts.ts';
import classes from './toasts.module.css';
import '@mantine/notifications/styles.layer.css';

export default function Toasts() {
  const t = useTranslations('ui.actions');
  const closeButtonProps = { 'aria-label': t('close') };
  return (
    <MantineThemeProvider inherit theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
      <Notifications position="bottom-center" limit={MOST_TOASTS} className={classes.toasts} />
    </MantineThemeProvider>
  );
}
