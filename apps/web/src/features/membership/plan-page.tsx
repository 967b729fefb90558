import { useTranslations } from 'use-intl';
import { PageHead } from '../../ui/page-head.tsx';
import { Questions } from './questions.tsx';

/** What there is to be had, and what people ask about it (SHELL-020). */
export default function PlanPage() {
  const t = useTranslations('membership.plan');
  return (
    <>
      <PageHead title={t('title')} lead={t('subtitle')} />
      <Questions price="$149" />
    </>
  );
}
