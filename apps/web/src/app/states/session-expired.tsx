import { lazy, Suspense } from 'react';
import { useSessionExpired } from '../../platform/session/use-session.ts';

const Dialog = lazy(() => import('./session-expired-dialog.tsx'));

/** Forms are not part of the first load; the dialog comes when it is needed. */
export function SessionExpired() {
  const expired = useSessionExpired();
  return <Suspense fallback={null}>{expired && <Dialog />}</Suspense>;
}
