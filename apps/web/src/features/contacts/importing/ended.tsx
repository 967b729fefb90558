import { Button, Text } from '@mantine/core';
import { type ContactImport, type ContactList, contactsPaths } from '@waypost/contract/contacts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { LinkButton } from '../../../platform/navigation/links.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { Counts } from './counts.tsx';
import classes from './importing.module.css';
import { RowFaults } from './row-faults.tsx';
import { UndoImport } from './undo-import.tsx';

interface Props {
  readonly profile: number;
  readonly slug: string;
  readonly list: ContactList;
  readonly made: ContactImport;
  readonly onUndoing: (list: ContactList) => void;
  readonly onOther: () => void;
  readonly onColumns: () => void;
}

/** What became of an import, and the way back from it. */
export function Ended({ slug, list, made, onUndoing, onOther, onColumns, profile }: Props) {
  const t = useTranslations('contacts.importing.done');
  const { dateTime } = useFormats();
  const [asking, ask] = useState(false);
  const { status, undo_until: until, reason, finished } = made;
  const undone = status === 'undone';
  const undoable = until !== null && Date.parse(until) > Date.now() && !list.read_only;
  const when = finished === null ? made.file_name : `${made.file_name} · ${dateTime(finished)}`;
  return (
    <SectionCard title={t(undone ? 'undone' : status === 'failed' ? 'failed' : 'title')} description={when}>
      {reason !== null && (
        <div role="alert" className={classes.note}>
          <Notice tone="danger" title={reason}>
            {status === 'failed' && made.added + made.updated > 0 && t('failedText')}
          </Notice>
        </div>
      )}
      {undone ? <Text>{t('undoneText')}</Text> : <Counts made={made} />}
      {!undone && <RowFaults list={list} made={made} />}
      <div className={classes.actions}>
        {undoable && (
          <span className={classes.undo}>
            <Button variant="subtle" color="gray" onClick={() => ask(true)}>
              {t('undo')}
            </Button>
            <Text component="span" size="sm" c="dimmed">
              {t('undoUntil', { date: dateTime(until) })}
            </Text>
          </span>
        )}
        {!list.read_only && (
          <Button variant="default" onClick={onOther}>
            {t('another')}
          </Button>
        )}
        {status === 'failed' && !list.read_only ? (
          <Button onClick={onColumns}>{t('retry')}</Button>
        ) : (
          <LinkButton to={contactsPaths.list({ slug, list: list.id })}>{t('contacts')}</LinkButton>
        )}
      </div>
      {asking && (
        <UndoImport profile={profile} list={list} made={made} onClose={() => ask(false)} onUndoing={onUndoing} />
      )}
    </SectionCard>
  );
}
