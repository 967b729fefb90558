import { useTranslations } from 'use-intl';
import { AskForLink } from './ask-for-link.tsx';

export default function ForgotPasswordPage() {
  const t = useTranslations('accounts.forgot');
  return <AskForLink title={t('title')} lead={t('lead')} />;
}
