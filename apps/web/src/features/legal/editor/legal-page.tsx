import { SegmentedControl } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LEGAL_DOCUMENTS } from '@waypost/contract/legal';
import { isLocale } from '@waypost/i18n/locale';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../platform/i18n/locale-provider.tsx';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { LANGUAGES } from '../../../ui/fields/languages.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { legalPaths } from '../paths.ts';
import { dropKept } from './kept-text.ts';
import classes from './legal-page.module.css';
import { OperatorCard } from './operator-card.tsx';
import { TextEditor } from './text-editor.tsx';
import { readText, textKey } from './texts.ts';

/** Staff say who offers the service, and replace what everybody may read before signing up. */
export default function LegalPage() {
  const t = useTranslations('legal.edit');
  const allowed = usePermission('legal.change');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {allowed ? (
        <div className={classes.page}>
          <OperatorCard />
          <Texts />
        </div>
      ) : (
        <SectionCard>
          <EmptyState icon={<IconLock size={40} stroke={1.4} />} title={t('noPermission')} />
        </SectionCard>
      )}
    </>
  );
}

function Texts() {
  const t = useTranslations('legal');
  const [search, setSearch] = useSearch(legalPaths.editor);
  const language = useLanguage();
  const document = LEGAL_DOCUMENTS.find((one) => one === search.document) ?? 'terms';
  const locale = isLocale(search.language) ? search.language : language;
  const which = { document, locale };
  const text = useQuery({ queryKey: textKey(which), queryFn: ({ signal }) => readText(which, signal) });
  // What was typed stays while another text is looked at, and over a reload; who leaves the page has done with it.
  useEffect(() => dropKept, []);
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('edit.document')}
          data={LEGAL_DOCUMENTS.map((value) => ({ value, label: t(`names.${value}`) }))}
          value={document}
          onChange={(value) => setSearch({ document: value })}
        />
        <SegmentedControl
          aria-label={t('edit.language')}
          data={LANGUAGES}
          value={locale}
          onChange={(value) => setSearch({ language: value })}
        />
      </div>
      {text.isPending && <ListSkeleton rows={2} shape="card" />}
      {text.isError && <ErrorState error={text.error} onRetry={() => void text.refetch()} />}
      {text.data && <TextEditor key={`${document}/${locale}`} which={which} text={text.data} />}
    </>
  );
}
