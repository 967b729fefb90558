import { notifications } from '@mantine/notifications';
import { TOAST_MS } from '@waypost/contract/wire';
import type { ReactNode } from 'react';

/** The rest wait in a queue. */
export const MOST_TOASTS = 3;

interface Toast {
  readonly title: string;
  readonly message: string;
  /** Below the message, such as a button that tries again. */
  readonly below?: (close: () => void) => ReactNode;
  /** How long it stands. */
  readonly ms?: number;
}

/** The same text twice is one toast: several lists that fail together must not fill the corner. */
function show({ title, message, below, ms = TOAST_MS }: Toast, kind: 'success' | 'error'): () => void {
  const id = `${kind}:${title}:${message}`;
  const close = () => void notifications.hide(id);
  close();
  notifications.show({
    id,
    title,
    message: below ? [message, below(close)] : message,
    autoClose: ms,
    color: kind === 'success' ? 'lagoon' : 'coral',
    role: kind === 'success' ? 'status' : 'alert',
    style: { whiteSpace: 'pre-line' },
  });
  return close;
}

export const toast = {
  success: (text: Toast): void => void show(text, 'success'),
  /** Answers how to take it away again. */
  error: (text: Toast): (() => void) => show(text, 'error'),
};
