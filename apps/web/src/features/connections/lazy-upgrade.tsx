import { withWords } from '../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../ui/states/load-again.tsx';

const Loaded = loadAgain(() => withWords(['connections'], () => import('./card/upgrade-modal.tsx')));

/** What is told to whom a plan is missing; its code comes when it is asked for. */
export function UpgradeModal(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly text?: string;
}) {
  return props.opened && <Loaded {...props} />;
}
