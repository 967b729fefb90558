import { Suspense } from 'react';
import { withWords } from '../../platform/i18n/locale-store.ts';
import { useSessionExpired } from '../../platform/session/use-session.ts';
import { loadAgain } from '../../ui/load-again.tsx';

const Dialog = loadAgain(() => withWords(['accounts'], () => import('./session-expired-dialog.tsx')));

/** Forms are not part of the first load; the dialog comes when it is needed. */
export function SessionExpired() {
  const expired = useSessionExpired();
  return <Suspense fallback={null}>{expired && <Dialog />}</Suspense>;
}
