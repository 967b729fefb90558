import { notifications } from '@mantine/notifications';
import { TOAST_MS } from '@waypost/contract/wire';

/** The rest wait in a queue. */
export const MOST_TOASTS = 3;

interface Toast {
  readonly title: string;
  readonly message: string;
}

/** The same text twice is one toast: several lists that fail together must not fill the corner. */
function show({ title, message }: Toast, kind: 'success' | 'error'): void {
  const id = `${kind}:${title}:${message}`;
  notifications.hide(id);
  notifications.show({
    id,
    title,
    message,
    autoClose: TOAST_MS,
    color: kind === 'success' ? 'lagoon' : 'coral',
    role: kind === 'success' ? 'status' : 'alert',
    style: { whiteSpace: 'pre-line' },
  });
}

export const toast = {
  success: (text: Toast): void => show(text, 'success'),
  error: (text: Toast): void => show(text, 'error'),
};
