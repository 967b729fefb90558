import { ActionIcon, TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { PREHEADER_MAX, SUBJECT_MAX, type Variant } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n/locale';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DeferredMenu } from '../../../ui/dialogs/deferred-menu.tsx';
import fields from '../../../ui/fields/fields.module.css';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useOffered } from '../blocks/use-offered.ts';
import { useWriter } from '../blocks/writer.ts';
import { useCheckWords } from '../checks/use-check-words.ts';
import { withVariant } from '../draft/campaign-content.ts';
import type { Edit } from '../draft/use-campaign-draft.ts';
import classes from './editor.module.css';

interface Props {
  readonly variant: Variant;
  readonly locale: Locale;
  readonly edit: Edit;
}
/** What mail programs show of them before they cut. */
const SHOWN = { subject: 60, preheader: 90 } as const;
const MOST = { subject: SUBJECT_MAX, preheader: PREHEADER_MAX } as const;

/** What stands in the list of mails before the newsletter is opened. */
export function EnvelopeCard({ variant, locale, edit }: Props) {
  const t = useTranslations('authoring.envelope');
  return (
    <SectionCard title={t('title')}>
      <div className={fields.fields}>
        {(['subject', 'preheader'] as const).map((name) => (
          <Line
            key={name}
            name={name}
            locale={locale}
            value={variant[name]}
            onChange={(value) => edit((now) => withVariant(now, locale, { [name]: value }), `${locale}.${name}`)}
          />
        ))}
      </div>
    </SectionCard>
  );
}

interface LineProps {
  readonly name: 'subject' | 'preheader';
  readonly locale: Locale;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Line({ name, locale, value, onChange }: LineProps) {
  const t = useTranslations('authoring.envelope');
  const ui = useTranslations('ui.writing');
  const { readOnly, checks } = useWriter();
  const say = useCheckWords();
  const placeholders = useOffered(locale);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const wrong = checks.find((check) => check.block === null && check.field === name && check.severity === 'error');
  const used = Array.from(value).length;
  const insert = (placeholder: string) => {
    const at = field.current?.selectionStart ?? value.length;
    const end = field.current?.selectionEnd ?? at;
    const text = `{{${placeholder}}}`;
    onChange(value.slice(0, at) + text + value.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + text.length, at + text.length);
    });
  };
  return (
    <div>
      <TextInput
        ref={field}
        label={t(name)}
        lang={locale}
        data-path={name}
        required={name === 'subject'}
        readOnly={readOnly}
        maxLength={MOST[name]}
        value={value}
        error={wrong && say(wrong)}
        aria-describedby={id}
        rightSection={
          !readOnly && (
            <DeferredMenu
              load={() => import('../../../ui/rich-text/placeholder-menu.tsx')}
              with={{ placeholders, onPick: insert }}
              target={
                <ActionIcon size={30} aria-label={`${ui('placeholder')}: ${t(name)}`}>
                  <IconBraces size={17} stroke={1.7} />
                </ActionIcon>
              }
            />
          )
        }
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.counter} id={id} data-over={used > SHOWN[name] || undefined}>
        <span>{t(used > SHOWN[name] ? `${name}Long` : `${name}Hint`, { shown: SHOWN[name] })}</span>
        <span className={classes.figures}>{t('count', { used, most: MOST[name] })}</span>
      </p>
    </div>
  );
}
