import { Text, UnstyledButton } from '@mantine/core';
import type { AuditEntry } from '@waypost/contract/audit-log';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { LinkAnchor } from '../../platform/navigation/links.tsx';
import type { AuditSearch } from './asked.ts';
import classes from './audit.module.css';
import { hrefOf } from './places.ts';
import { useActionWords, useObjectWords } from './words.ts';

interface Props {
  readonly entry: AuditEntry;
  readonly onNarrow: (change: AuditSearch) => void;
}

/** What was done, to what, by whom and when; names narrow the log to them. */
export function AuditRow({ entry, onNarrow }: Props) {
  const t = useTranslations('audit');
  const { dateTime } = useFormats();
  const action = useActionWords()(entry.action);
  const { actor, acting_as, data } = entry;
  const said = Object.entries(data);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={560}>{action}</Text>
        <Thing object={entry.object} onNarrow={onNarrow} />
        {said.length > 0 && (
          <details className={classes.fold}>
            <summary>{t('details')}</summary>
            <dl className={classes.data}>
              {said.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      <div className={classes.who}>
        {actor ? <Person of={actor} onNarrow={onNarrow} /> : <Text size="sm">{t('machine')}</Text>}
        {acting_as && (
          <Text size="sm" c="dimmed" component="div">
            {t('inNameOf')} <Person of={acting_as} onNarrow={onNarrow} />
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {dateTime(entry.at)}
        </Text>
      </div>
    </li>
  );
}

interface PersonProps extends Pick<Props, 'onNarrow'> {
  readonly of: NonNullable<AuditEntry['actor']>;
}

function Person({ of: { pk, name }, onNarrow }: PersonProps) {
  const t = useTranslations('audit');
  const called = name || t('erased', { id: String(pk) });
  return (
    <UnstyledButton
      className={classes.narrow}
      aria-label={t('onlyWho', { name: called })}
      onClick={() => onNarrow({ who: String(pk) })}
    >
      {called}
    </UnstyledButton>
  );
}

function Thing({ object, onNarrow }: Pick<AuditEntry, 'object'> & Pick<Props, 'onNarrow'>) {
  const t = useTranslations('audit');
  const word = useObjectWords()(object.type);
  const { name, owner, place } = object;
  const href = hrefOf(place);
  const called = [word, name ?? (/^\d+$/.test(object.id) ? t('number', { id: object.id }) : null)]
    .filter(Boolean)
    .join(' · ');
  const ofOther = owner !== null && owner.name !== name && owner.name;
  return (
    <Text size="sm" component="div" className={classes.thing}>
      {href ? (
        <LinkAnchor size="sm" to={href}>
          {called}
        </LinkAnchor>
      ) : (
        <span>{called}</span>
      )}
      {ofOther && <span className={classes.of}>{ofOther}</span>}
      <UnstyledButton
        className={classes.narrow}
        aria-label={t('onlyThing', { name: called })}
        onClick={() => onNarrow({ object: `${object.type}:${object.id}` })}
      >
        {t('history')}
      </UnstyledButton>
    </Text>
  );
}
