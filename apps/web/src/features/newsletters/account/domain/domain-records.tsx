import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { DomainRecord } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../../ui/feedback/use-copy.ts';
import { StatusBadge, type StatusTone } from '../../../../ui/marks/status-badge.tsx';
import classes from '../account.module.css';

const TONES: Readonly<Record<NonNullable<DomainRecord['result']> | 'none', StatusTone>> = {
  pass: 'success',
  missing: 'warning',
  wrong: 'danger',
  unreachable: 'warning',
  none: 'neutral',
};

/** What has to stand at the name servers of a domain, each to be copied, and what stands there. */
export function DomainRecords({ records }: { readonly records: readonly DomainRecord[] }) {
  return (
    <ul className={classes.records}>
      {records.map((record) => (
        <OneRecord key={record.kind} record={record} />
      ))}
    </ul>
  );
}

function OneRecord({
  record: { kind, type, name, value, priority, result, found },
}: {
  readonly record: DomainRecord;
}) {
  const t = useTranslations('newsletters.account.domain');
  const came = result ?? 'none';
  return (
    <li className={classes.record}>
      <div className={classes.recordHead}>
        <strong>{t(`kind.${kind}`)}</strong>
        <StatusBadge tone={TONES[came]} label={t(`result.${came}`)} />
      </div>
      <div className={classes.pair}>
        <span className={classes.term}>{t('type')}</span>
        <span>{priority === null ? type : `${type} · ${t('priority')} ${priority}`}</span>
        <span />
        <span className={classes.term}>{t('name')}</span>
        <code className={classes.value}>{name}</code>
        <CopyButton text={name} label={`${t('copyName')}: ${type} ${kind.toUpperCase()}`} />
        <span className={classes.term}>{t('value')}</span>
        <code className={classes.value}>{value}</code>
        <CopyButton text={value} label={`${t('copyValue')}: ${type} ${kind.toUpperCase()}`} />
      </div>
      {result === 'unreachable' && <p className={classes.other}>{t('silent')}</p>}
      {found.length > 0 && (
        <div className={classes.other}>
          {t('instead')}
          <ul className={classes.found}>
            {found.map((text) => (
              <li key={text} className={classes.value}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslations('newsletters.account.domain');
  const copy = useCopy();
  const [copied, setCopied] = useState(false);
  return (
    <Tooltip label={copied ? t('copied') : label}>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={copied ? `${t('copied')}: ${label}` : label}
        onClick={async () => setCopied(await copy(text))}
        onBlur={() => setCopied(false)}
      >
        {copied ? <IconCheck size={16} stroke={1.7} /> : <IconCopy size={16} stroke={1.7} />}
      </ActionIcon>
    </Tooltip>
  );
}
