import { signUp } from '@waypost/contract/accounts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { LinkAnchor } from '../../../platform/navigation/links.tsx';
import classes from '../accounts.module.css';
import { FormHead } from '../form-head.tsx';
import { NewAccountForm } from '../new-account-form.tsx';
import { accountsPaths } from '../paths.ts';

export default function SignUpPage() {
  const t = useTranslations('accounts.signUp');
  const locale = useLanguage();
  return (
    <>
      <FormHead title={t('title')} lead={t('lead')} />
      <NewAccountForm
        submit={t('submit')}
        refused={
          <>
            <LinkAnchor to={accountsPaths.signIn()}>{t('signIn')}</LinkAnchor>
            <LinkAnchor to={accountsPaths.forgotPassword()}>{t('forgot')}</LinkAnchor>
          </>
        }
        run={(account) => call(signUp, { body: { ...account, locale } })}
      />
      <p className={classes.foot}>
        {t('haveAccount')} <LinkAnchor to={accountsPaths.signIn()}>{t('signIn')}</LinkAnchor>
      </p>
    </>
  );
}
