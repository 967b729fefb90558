import { withWords } from '../../platform/i18n/locale-store.ts';
import { useSessionExpired } from '../../platform/session/use-session.ts';
import { BesidePage } from '../../ui/beside-page.tsx';
import { loadAgain } from '../../ui/load-again.tsx';

const Dialog = loadAgain(() => withWords(['accounts'], () => import('./session-expired-dialog.tsx')));

/** Forms are not part of the first load; the dialog comes when it is needed. */
export function SessionExpired() {
  const expired = useSessionExpired();
  return <BesidePage retryOn={String(expired)}>{expired && <Dialog />}</BesidePage>;
}
