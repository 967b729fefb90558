import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconCategory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listTerms, TERM_KINDS, type Term, type TermKind } from '@waypost/contract/taxonomies';
import { textIn } from '@waypost/i18n/locale';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { useSearch } from '../../platform/navigation/use-navigation.ts';
import { usePermission } from '../../platform/session/use-session.ts';
import { StatusBadge } from '../../ui/marks/status-badge.tsx';
import { EditedPage, Found } from '../../ui/ordered/ordered-page.tsx';
import { OrderedList, OrderedRow } from '../../ui/ordered/ordered-row.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { taxonomiesPaths } from './paths.ts';
import classes from './taxonomies.module.css';
import { TermDialog } from './term-dialog.tsx';
import { TERMS_KEY, useVerbs } from './use-verbs.ts';

/** What campaigns and library posts are sorted by: kinds of travel, destinations and categories, each in an order of its own. */
export default function TaxonomiesPage() {
  const t = useTranslations('taxonomies');
  const allowed = usePermission('suppliers.change');
  const [{ kind: asked }, setShown] = useSearch(taxonomiesPaths.list);
  const kind = TERM_KINDS.find((one) => one === asked) ?? 'travel_type';
  return (
    <EditedPage<Term>
      title={t('title')}
      lead={t('lead')}
      allowed={allowed}
      noPermission={t('noPermission')}
      create={t('create')}
      list={(edit) => (
        <div className={classes.lists}>
          <SegmentedControl
            className={classes.kinds}
            aria-label={t('kind')}
            data={TERM_KINDS.map((value) => ({ value, label: t(`plural.${value}`) }))}
            value={kind}
            onChange={(value) => setShown({ kind: value === 'travel_type' ? undefined : value })}
          />
          <Terms kind={kind} onEdit={edit} />
        </div>
      )}
      dialog={(term, close) => <TermDialog term={term} kind={kind} onClose={close} />}
    />
  );
}

function Terms({ kind, onEdit }: { readonly kind: TermKind; readonly onEdit: (term: Term) => void }) {
  const found = useQuery({
    queryKey: TERMS_KEY,
    queryFn: ({ signal }) => call(listTerms, {}, { signal }),
    meta: { kind: 'silent' },
  });
  return (
    <Found of={found}>
      {({ results }) => <Lists terms={results.filter((one) => one.kind === kind)} kind={kind} onEdit={onEdit} />}
    </Found>
  );
}

interface ListsProps {
  readonly terms: readonly Term[];
  readonly kind: TermKind;
  readonly onEdit: (term: Term) => void;
}

function Lists({ terms, kind, onEdit }: ListsProps) {
  const t = useTranslations('taxonomies');
  const tActions = useTranslations('ui.actions');
  const verbs = useVerbs();
  const { locale } = useFormats();
  const offered = terms.filter((one) => one.active);
  const retired = terms.filter((one) => !one.active);
  return (
    <>
      <SectionCard label={t(`plural.${kind}`)} bleed>
        {offered.length === 0 && <EmptyState icon={<IconCategory size={40} stroke={1.4} />} title={t('none')} />}
        <OrderedList>
          {offered.map((term, at) => (
            <OrderedRow
              key={term.id}
              name={textIn(locale, term.name)}
              at={at}
              of={offered.length}
              pending={verbs.pending}
              onMove={(by) => verbs.move(offered, at, by)}
              onDelete={() => verbs.retire(term.id)}
              remove={t('retire')}
              title={<Text fw={560}>{textIn(locale, term.name)}</Text>}
              facts={term.slug}
              verbs={
                <Button variant="default" size="xs" disabled={verbs.pending} onClick={() => onEdit(term)}>
                  {tActions('edit')}
                </Button>
              }
            />
          ))}
        </OrderedList>
      </SectionCard>
      {retired.length > 0 && (
        <SectionCard title={t('retired')} description={t('retiredHint')} bleed>
          <ul className={classes.retired}>
            {retired.map((term) => (
              <li key={term.id} className={classes.row} aria-label={textIn(locale, term.name)}>
                <div className={classes.words}>
                  <Text fw={560}>{textIn(locale, term.name)}</Text>
                  <Text size="sm" c="dimmed">
                    {term.slug}
                  </Text>
                </div>
                <StatusBadge tone="neutral" label={t('notOffered')} />
                <Button variant="default" size="xs" disabled={verbs.pending} onClick={() => verbs.offer(term.id)}>
                  {t('offer')}
                </Button>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}
