import { withWords } from '../../platform/i18n/locale-store.ts';
import { useSessionEnd } from '../../platform/session/use-session.ts';
import { BesidePage } from '../../ui/beside-page.tsx';
import { loadAgain } from '../../ui/states/load-again.tsx';

const Dialog = loadAgain(() => withWords(['accounts'], () => import('./session-expired-dialog.tsx')));

/** Forms are not part of the first load; the dialog comes when it is needed. */
export function SessionExpired() {
  const end = useSessionEnd();
  return <BesidePage retryOn={String(end)}>{end && <Dialog end={end} />}</BesidePage>;
}
