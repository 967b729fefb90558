import { resendVerification } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';

/** Apart from the other calls, because it speaks: the shell uses those, and would take these words into the first load. */
export function useResendVerification() {
  const t = useTranslations('accounts.verify');
  return useAction({ run: () => call(resendVerification), success: t('sent') });
}
