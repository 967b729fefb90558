import type { OfferedPlan } from '@waypost/contract/plans';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import type { useBilling } from '../api.ts';
import { usePlanTitle } from '../widget/use-plan-title.ts';
import type { ChoosingProps } from './choosing.tsx';

interface Props {
  readonly plan: OfferedPlan;
  readonly account: Pick<ReturnType<typeof useBilling>, 'data' | 'error' | 'refetch'>;
  readonly onClose: () => void;
}

/** A plan that was chosen: its dialog is there at once, also while it is not known yet who pays, and where that cannot be read. */
export function Choose({ plan, account: { data, error, refetch }, onClose }: Props) {
  const t = useTranslations('membership.billing');
  if (data) return <Choosing plan={plan} account={data} onClose={onClose} />;
  return (
    <Before plan={plan} onClose={onClose}>
      {error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} shape="line" />
      )}
    </Before>
  );
}

type BeforeProps = Pick<Props, 'plan' | 'onClose'> & { readonly children: React.ReactNode };

function Before({ plan, onClose, children }: BeforeProps) {
  const title = usePlanTitle(plan);
  return (
    // The second of two quick clicks would close it.
    <Dialog opened onClose={onClose} closeOnClickOutside={false} title={title} size={560}>
      {children}
    </Dialog>
  );
}

/** Forms and the payment are for whoever has chosen. */
const Choosing = loadAgain<ChoosingProps>(
  () => withWords(['membership', 'plans/losses'], () => import('./choosing.tsx')),
  ({ plan, onClose }) => (
    <Before plan={plan} onClose={onClose}>
      <ListSkeleton rows={4} shape="line" />
    </Before>
  ),
);

/** On a page that people choose on, so that a click does not wait for it. */
export function useChoosingSoon(): void {
  useEffect(() => whenIdle(() => void Choosing.fetch()), []);
}
