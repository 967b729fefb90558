import { Button } from '@mantine/core';
import { resendVerification } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Ways } from './ways.tsx';

/** Nobody is made a customer under an address that may be a stranger's: the way to confirm it, and back. */
export function Unconfirmed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('membership.widget');
  const email = useSession().user?.email ?? '';
  const resend = useAction({ run: () => call(resendVerification), success: t('newLinkSent', { email }) });
  return (
    <div role="alert">
      <Notice tone="warning" title={t('unconfirmed')}>
        {t('unconfirmedText', { email })}
      </Notice>
      <Ways onRetry={onRetry}>
        <Button variant="default" size="xs" loading={resend.pending} onClick={() => resend.run()}>
          {t('newLink')}
        </Button>
      </Ways>
    </div>
  );
}
