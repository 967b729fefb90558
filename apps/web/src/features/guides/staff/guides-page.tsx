import { IconMovie } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { GUIDE_KINDS, type Guide, listGuides } from '@waypost/contract/guides';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { usePermission } from '../../../platform/session/use-session.ts';
import { EditedPage, Found } from '../../../ui/ordered/ordered-page.tsx';
import { OrderedList } from '../../../ui/ordered/ordered-row.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { GuideDialog } from './guide-dialog.tsx';
import { GuideRow } from './guide-row.tsx';
import classes from './staff.module.css';
import { GUIDES_KEY, useVerbs } from './use-verbs.ts';

const POLL_MS = 3_000;

/** The onboarding and tutorial videos, in their order; read again while one is being converted. */
export default function GuidesPage() {
  const t = useTranslations('guides.staff');
  const allowed = usePermission('guides.change');
  return (
    <EditedPage<Guide>
      title={t('title')}
      lead={t('lead')}
      allowed={allowed}
      noPermission={t('noPermission')}
      create={t('create')}
      list={(edit) => <Lists onEdit={edit} />}
      dialog={(guide, close) => <GuideDialog guide={guide} onClose={close} />}
    />
  );
}

function Lists({ onEdit }: { readonly onEdit: (guide: Guide) => void }) {
  const t = useTranslations('guides.staff');
  const found = useQuery({
    queryKey: GUIDES_KEY,
    queryFn: ({ signal }) => call(listGuides, {}, { signal }),
    refetchInterval: ({ state }) => state.data?.results.some((one) => one.state === 'waiting') && POLL_MS,
    meta: { kind: 'silent' },
  });
  const verbs = useVerbs();
  const listOf = (kind: Guide['kind'], ofKind: readonly Guide[]) => (
    <SectionCard key={kind} title={t(`kinds.${kind}`)} bleed>
      {ofKind.length === 0 && <EmptyState icon={<IconMovie size={40} stroke={1.4} />} title={t('none')} />}
      <OrderedList>
        {ofKind.map((one, at) => (
          <GuideRow
            key={one.id}
            guide={one}
            pending={verbs.pending}
            onEdit={() => onEdit(one)}
            onDelete={() => verbs.remove(one.id)}
            at={at}
            of={ofKind.length}
            onMove={(by) => verbs.move(ofKind, at, by)}
          />
        ))}
      </OrderedList>
    </SectionCard>
  );
  return (
    <Found of={found}>
      {({ results }) => (
        <div className={classes.lists}>
          {GUIDE_KINDS.map((kind) =>
            listOf(
              kind,
              results.filter((one) => one.kind === kind),
            ),
          )}
        </div>
      )}
    </Found>
  );
}
