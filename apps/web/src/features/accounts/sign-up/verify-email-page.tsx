import { Button } from '@mantine/core';
import { verifyEmail } from '@waypost/contract/accounts';
import { HOME } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { refreshSession } from '../../../platform/session/refresh-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { FormHead } from '../form-head.tsx';
import { accountsPaths } from '../paths.ts';
import { useResendVerification } from './resend-verification.ts';

/** The person presses the button: mail scanners open links by themselves and would use the single-use token up. */
export default function VerifyEmailPage() {
  const t = useTranslations('accounts.verify');
  const { user } = useSession();
  const [{ token = '' }] = useSearch(accountsPaths.verifyEmail);
  const resend = useResendVerification();
  const verify = useAction({
    run: () => call(verifyEmail, { body: { token } }),
    success: false,
    handleFailure: (error) => isApiError(error, 400),
    onSuccess: () => refreshSession(),
  });
  // The link of somebody who followed it before is used up, and has done what it was for.
  const broken = token === '' || isApiError(verify.error, 400);
  if (verify.result || (broken && user?.email_verification)) {
    return (
      <>
        <FormHead title={t('doneTitle')} lead={t('doneText')} />
        <LinkButton to={HOME} fullWidth>
          {t('continue')}
        </LinkButton>
      </>
    );
  }
  if (broken) {
    return (
      <>
        <FormHead title={t('brokenTitle')} lead={t(user ? 'brokenText' : 'brokenSignIn')} />
        {user ? (
          <Button fullWidth loading={resend.pending} onClick={() => resend.run()}>
            {t('resend')}
          </Button>
        ) : (
          <LinkButton to={accountsPaths.signIn({ next: accountsPaths.verifyEmail() })} fullWidth>
            {t('signIn')}
          </LinkButton>
        )}
      </>
    );
  }
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <Button fullWidth loading={verify.pending} onClick={() => verify.run()}>
        {t('submit')}
      </Button>
    </>
  );
}
