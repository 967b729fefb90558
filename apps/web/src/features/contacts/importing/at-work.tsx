import { Button, Progress, Text } from '@mantine/core';
import type { ContactImport } from '@waypost/contract/contacts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './importing.module.css';

interface Props {
  readonly made: ContactImport;
  /** Of a dry run: throws the file away. */
  readonly onOther?: (() => void) | undefined;
  readonly leaving?: boolean;
  /** What is shown is old: the last reading failed. */
  readonly stale: boolean;
}

/** A file that is gone through, imported, or taken back: how far it is, and that nobody has to wait here. */
export function AtWork({ made, onOther, leaving = false, stale }: Props) {
  const t = useTranslations('contacts.importing');
  const { status, total, done, file_name: name } = made;
  const left = useSecondsLeft(made);
  const share = total === null || total === 0 ? null : Math.min(100, (100 * done) / total);
  const title =
    status === 'checking'
      ? t('checking.title', { name })
      : t(status === 'undoing' ? 'working.undoing' : 'working.title', { name });
  const rows = total === null ? t('working.some', { done }) : t('working.rows', { done, total });
  return (
    <SectionCard title={title}>
      {status !== 'undoing' && (
        <>
          <Progress
            value={share ?? 100}
            size={8}
            animated={share === null}
            aria-label={title}
            aria-valuetext={rows}
            className={classes.bar}
          />
          <div className={classes.line}>
            <Text size="sm" className={classes.figures}>
              {done === 0 ? t('working.starting') : rows}
            </Text>
            {left !== null && (
              <Text size="sm" c="dimmed" className={classes.figures}>
                {t('working.seconds', { seconds: left })}
              </Text>
            )}
          </div>
        </>
      )}
      {status === 'undoing' && <Progress value={100} size={8} animated aria-label={title} className={classes.bar} />}
      <Text size="sm" c="dimmed" mt="sm">
        {t(status === 'checking' ? 'checking.text' : status === 'undoing' ? 'working.leaveUndo' : 'working.leave')}
      </Text>
      {stale && (
        <Text size="sm" mt="sm" role="status">
          {t('stale')}
        </Text>
      )}
      {onOther && (
        <div className={classes.actions}>
          <Button variant="default" onClick={onOther} loading={leaving}>
            {t('checking.other')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

/** So long it is watched before anything is said about the rest. */
const WATCHED_MS = 2_000;

/** What is left at the pace of what was seen; null while nobody can know. */
function useSecondsLeft({ status, total, done }: ContactImport): number | null {
  const first = useRef<{ at: number; done: number; status: string }>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const now = performance.now();
    if (first.current === null || first.current.status !== status || done < first.current.done)
      first.current = { at: now, done, status };
    const gone = now - first.current.at;
    const rows = done - first.current.done;
    const known = total !== null && rows > 0 && gone >= WATCHED_MS;
    setLeft(known ? Math.max(0, Math.round(((total - done) * gone) / rows / 1_000)) : null);
  }, [status, total, done]);
  return left;
}
