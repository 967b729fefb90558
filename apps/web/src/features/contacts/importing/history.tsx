import { Button, Text } from '@mantine/core';
import type { ContactImport, ContactList } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { StatusBadge, type StatusTone } from '../../../ui/marks/status-badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { useImports } from './import-api.ts';
import classes from './importing.module.css';

interface Props {
  readonly profile: number;
  readonly list: ContactList;
  readonly onShow: (id: number) => void;
}

const TONES: Readonly<Record<ContactImport['status'], StatusTone>> = {
  ...{ uploaded: 'neutral', checking: 'accent', checked: 'neutral', importing: 'accent' },
  ...{ done: 'success', failed: 'danger', undoing: 'accent', undone: 'neutral' },
};

/** What was imported into this list before, the newest first. */
export function ImportHistory({ profile, list, onShow }: Props) {
  const t = useTranslations('contacts.importing.history');
  const { dateTime } = useFormats();
  const imports = useImports(profile, list);
  return (
    <SectionCard title={t('title')} bleed>
      {imports.isPending && <ListSkeleton rows={3} shape="line" />}
      {imports.error && !imports.data && (
        <ErrorState title={t('failed')} error={imports.error} onRetry={() => void imports.refetch()} />
      )}
      {imports.data?.results.length === 0 && (
        <Text c="dimmed" className={classes.nothing}>
          {t('empty')}
        </Text>
      )}
      {imports.data && imports.data.results.length > 0 && (
        <ul className={classes.rows}>
          {imports.data.results.map((one) => {
            const { import_id: id, file_name: name, status, added, updated, skipped } = one;
            const when = dateTime(one.finished ?? one.created);
            return (
              <li key={id} className={classes.row}>
                <div className={classes.words}>
                  <Text fw={560} className={classes.anywhere}>
                    {name}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {`${when} · ${t('told', { added, updated, skipped })}`}
                  </Text>
                </div>
                <StatusBadge tone={TONES[status]} label={t(`states.${status}`)} />
                <Button size="xs" variant="default" aria-label={t('openOf', { name, when })} onClick={() => onShow(id)}>
                  {t('open')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
