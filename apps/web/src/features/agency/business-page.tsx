import { useTranslations } from 'use-intl';
import { PageHead } from '../../ui/page-head.tsx';
import { BusinessView } from './business-view.tsx';

/** The business profile as a page (BIZ-001). */
export default function BusinessPage() {
  const t = useTranslations('agency.screen');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <BusinessView place="page" />
    </>
  );
}
