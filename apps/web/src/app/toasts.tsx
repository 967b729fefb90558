import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';

const MOST_AT_ONCE = 3;

export default function Toasts() {
  return <Notifications position="top-right" limit={MOST_AT_ONCE} />;
}
