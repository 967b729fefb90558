import { Notifications } from '@mantine/notifications';
import { MOST_TOASTS } from '../ui/feedback/toasts.ts';
import '@mantine/notifications/styles.layer.css';

export default function Toasts() {
  return <Notifications position="top-right" limit={MOST_TOASTS} />;
}
