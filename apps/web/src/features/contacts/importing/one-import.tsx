import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ContactImport, type ContactList, deleteContactImport, isImportBusy } from '@waypost/contract/contacts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { isMissing } from '../api.ts';
import { AtWork } from './at-work.tsx';
import { Checked } from './checked.tsx';
import { Columns } from './columns.tsx';
import { Ended } from './ended.tsx';
import { historyKey, importKey, ofImport, useImport } from './import-api.ts';
import classes from './importing.module.css';
import { type Step, Steps } from './steps.tsx';

interface Props {
  readonly profile: number;
  readonly slug: string;
  readonly list: ContactList;
  readonly id: number;
  readonly onList: (list: ContactList) => void;
  readonly onShow: (id: number | null) => void;
  /** Something else is done with the list: it is read again. */
  readonly onBusy: () => void;
  /** Nothing waits for this file any more. */
  readonly onOver: (id: number) => void;
  /** What is said of a file that is not kept, around the way to another one. */
  readonly gone: (again: ReactNode) => ReactNode;
}

/** One import, at the step where it is. */
export function OneImport({ profile, slug, list, id, onList, onShow, onBusy, onOver, gone }: Props) {
  const t = useTranslations('contacts.importing');
  const queries = useQueryClient();
  const read = useImport(profile, list, id);
  // Back at the columns, though the file was gone through.
  const [again, setAgain] = useState(false);
  const made = read.data;
  const waits = made !== undefined && WAITING.has(made.status);
  const missing = isMissing(read.error);
  useEffect(() => {
    if (missing || (made !== undefined && !waits)) onOver(id);
  });
  const leave = useAction({
    // Begun or gone meanwhile: nothing is left to be thrown away.
    run: () =>
      call(deleteContactImport, { params: ofImport(list, id) }).catch((error: unknown) => {
        if (!isApiError(error, 404) && !isApiError(error, 409)) throw error;
      }),
    success: false,
    onSuccess: () => {
      onOver(id);
      onShow(null);
    },
  });
  const other = () => leave.run();
  if (made === undefined || missing) {
    if (missing) return gone(!list.read_only && <Button onClick={() => onShow(null)}>{t('again')}</Button>);
    return (
      <SectionCard>
        {read.isPending ? (
          <ListSkeleton rows={4} shape="line" />
        ) : (
          <ErrorState title={t('readFailed')} error={read.error} onRetry={() => void read.refetch()} />
        )}
      </SectionCard>
    );
  }
  /** The list says that it is at work; the import says how far. */
  const begun = (told: ContactList) => {
    window.scrollTo({ top: 0 });
    onList(told);
    void queries.invalidateQueries({ queryKey: historyKey(profile) });
    return queries.invalidateQueries({ queryKey: importKey(profile, id) });
  };
  const step = stepOf(made, again);
  const back = () => setAgain(true);
  const stage = () => {
    if (list.read_only && waits) return null;
    if (isImportBusy(made.status))
      return (
        <AtWork
          made={made}
          onOther={made.status === 'checking' && !list.read_only ? other : undefined}
          leaving={leave.pending}
          stale={read.error !== null}
        />
      );
    if (step === 'columns')
      return (
        <Columns
          list={list}
          made={made}
          onOther={other}
          leaving={leave.pending}
          onChecking={(told) => {
            window.scrollTo({ top: 0 });
            setAgain(false);
            read.put(told);
          }}
        />
      );
    if (made.status === 'checked')
      return <Checked {...{ list, made, onBusy, onShow }} onStarted={begun} onColumns={back} />;
    if (isRefused(made)) return <Refused made={made} onOther={other} leaving={leave.pending} onColumns={back} />;
    return <Ended {...{ profile, slug, list, made }} onUndoing={begun} onOther={() => onShow(null)} onColumns={back} />;
  };
  return (
    <>
      {step && <Steps at={step} />}
      {stage()}
    </>
  );
}

const WAITING: ReadonlySet<ContactImport['status']> = new Set(['uploaded', 'checking', 'checked']);

/** A dry run found that the whole file cannot be taken; nothing was begun. */
const isRefused = ({ status, undo_until: until }: ContactImport): boolean => status === 'failed' && until === null;

function stepOf(made: ContactImport, again: boolean): Step | null {
  const { status } = made;
  if (status === 'uploaded' || (again && !isImportBusy(status))) return 'columns';
  if (status === 'checking' || status === 'checked' || isRefused(made)) return 'check';
  return status === 'importing' ? 'import' : null;
}

interface RefusedProps {
  readonly made: ContactImport;
  readonly onColumns: () => void;
  readonly onOther: () => void;
  readonly leaving: boolean;
}

function Refused({ made, onColumns, onOther, leaving }: RefusedProps) {
  const t = useTranslations('contacts.importing');
  return (
    <SectionCard title={t('checked.failed')} description={made.file_name}>
      <div role="alert">
        <Notice tone="danger" title={made.reason ?? undefined}>
          <Text component="span" size="sm">
            {t('checking.text')}
          </Text>
        </Notice>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onColumns}>
          {t('checked.change')}
        </Button>
        <Button onClick={onOther} loading={leaving}>
          {t('columns.other')}
        </Button>
      </div>
    </SectionCard>
  );
}
