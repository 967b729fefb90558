import { Button, Progress, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import {
  type ContactImport,
  type ContactList,
  IMPORT_FILE_TYPES,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ROWS,
} from '@waypost/contract/contacts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './importing.module.css';
import { useBringFile } from './use-bring-file.ts';

interface Props {
  readonly list: ContactList;
  readonly onBrought: (made: ContactImport) => void;
}

/** The first step: a file, dropped or chosen, and how far it is on its way. */
export function ChooseFile({ list, onBrought }: Props) {
  const t = useTranslations('contacts.importing.file');
  const { sending, failed, choose, again, cancel } = useBringFile(list, onBrought);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <SectionCard title={t('title')}>
      {failed && (
        <div role="alert" className={classes.note}>
          <Notice
            tone="danger"
            title={t(failed.file ? 'unsent' : 'failed', { name: failed.name })}
            action={
              failed.file && (
                <Button size="xs" variant="default" onClick={again}>
                  {t('retry')}
                </Button>
              )
            }
          >
            {failed.message}
          </Notice>
        </div>
      )}
      <FileDrop
        label={t('drop')}
        accept={IMPORT_FILE_TYPES}
        className={classes.drop}
        disabled={sending !== null}
        onFiles={choose}
      >
        {(open, dragging) =>
          sending ? (
            <div className={classes.sending}>
              <Text fw={560} className={classes.anywhere}>
                {t('sending', { name: sending.name })}
              </Text>
              <Progress value={sending.percent} size={6} aria-label={t('sending', { name: sending.name })} />
              <div className={classes.line}>
                <Text size="sm" c="dimmed" role="status">
                  {sending.percent === 100 ? t('reading') : t('progress', { percent: sending.percent })}
                </Text>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  onClick={() => {
                    cancel();
                    requestAnimationFrame(() => button.current?.focus());
                  }}
                >
                  {t('cancel')}
                </Button>
              </div>
            </div>
          ) : (
            <>
              <IconFileSpreadsheet size={40} stroke={1.4} aria-hidden="true" className={classes.icon} />
              <Text fw={560}>{t(dragging ? 'dropped' : 'drop')}</Text>
              <Text size="sm" c="dimmed">
                {t('or')}
              </Text>
              <Button ref={button} onClick={open}>
                {t('choose')}
              </Button>
            </>
          )
        }
      </FileDrop>
      <Text size="sm" c="dimmed" mt="md">
        {t('limits', { size: IMPORT_MAX_BYTES / 1024 ** 2, rows: IMPORT_MAX_ROWS })}
      </Text>
    </SectionCard>
  );
}
