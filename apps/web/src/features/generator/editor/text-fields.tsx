import { Switch } from '@mantine/core';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { publishedText, type TextSettings } from '@waypost/contract/posts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CharCounter } from '../../../ui/fields/texts/char-counter.tsx';
import { GrowingText } from '../../../ui/fields/texts/growing-text.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { type DraftContent, switchOwnTexts, textFor } from '../draft/draft-content.ts';
import classes from './editor.module.css';
import { insertInto } from './insert-text.ts';

type Change = (change: Partial<DraftContent>) => void;
/** One field for all networks, or one per network. */
type FieldKey = SocialApp | 'all';

const readField = (content: DraftContent, key: FieldKey): string =>
  key === 'all' ? content.message : textFor(content, key);

const writeField = (content: DraftContent, key: FieldKey, text: string): Partial<DraftContent> =>
  key === 'all' ? { message: text } : { messageByApp: { ...content.messageByApp, [key]: text } };

/** The text fields on the screen and where the person last wrote: what the tools insert goes there. */
export function useTextFields(content: DraftContent, onChange: Change, onWriteFor: (app: SocialApp) => void) {
  const areas = useRef(new Map<FieldKey, HTMLTextAreaElement>());
  const last = useRef<FieldKey>('all');
  const keys: readonly FieldKey[] =
    content.ownTexts && content.applications.length > 0 ? content.applications : ['all'];
  const insert = (text: string) => {
    const key = keys.includes(last.current) ? last.current : keys[0];
    if (key === undefined) return;
    insertInto(areas.current.get(key), readField(content, key), text, (value) =>
      onChange(writeField(content, key, value)),
    );
  };
  const fieldOf = (key: FieldKey) => ({
    ref: (area: HTMLTextAreaElement | null) => {
      if (area) areas.current.set(key, area);
      else areas.current.delete(key);
    },
    value: readField(content, key),
    onFocus: () => {
      last.current = key;
      if (key !== 'all') onWriteFor(key);
    },
    onChange: (event: { currentTarget: HTMLTextAreaElement }) =>
      onChange(writeField(content, key, event.currentTarget.value)),
  });
  return { keys, insert, fieldOf };
}

type Fields = ReturnType<typeof useTextFields>;

/** The counter of a common text stands in the toolbar; a network's own stands beside its name. */
export function TextFields({ fields, signature }: { fields: Fields; signature: TextSettings | null }) {
  const t = useTranslations('generator.editor');
  return fields.keys.map((key) => {
    const field = fields.fieldOf(key);
    if (key === 'all') {
      return (
        <GrowingText
          key={key}
          {...field}
          name="message"
          variant="unstyled"
          aria-label={t('label')}
          aria-describedby="message-counters"
          placeholder={t('placeholder')}
          minRows={6}
          maxRows={18}
          inputClass={classes.message}
        />
      );
    }
    return (
      <div key={key} className={classes.ownText}>
        <div className={classes.ownHead}>
          <NetworkChip app={key} size={20} />
          <span className={classes.ownName}>{CHANNELS[key].name}</span>
          <CharCounter
            id={`counter-${key}`}
            text={publishedText(field.value, key, signature)}
            limit={CHANNELS[key].text.limit}
            app={key}
          />
        </div>
        <GrowingText
          {...field}
          name={`message-${key}`}
          variant="unstyled"
          aria-label={t('textFor', { app: CHANNELS[key].name })}
          aria-describedby={`counter-${key}`}
          placeholder={t('placeholder')}
          minRows={4}
          maxRows={14}
          inputClass={classes.message}
        />
      </div>
    );
  });
}

/** Only where there is a difference to make: with two networks or more. */
export function OwnTextsSwitch({ content, onChange }: { content: DraftContent; onChange: Change }) {
  const t = useTranslations('generator.editor');
  if (content.applications.length < 2 && !content.ownTexts) return null;
  return (
    <div className={classes.switchRow}>
      <Switch
        size="sm"
        label={t('perNetwork')}
        checked={content.ownTexts}
        onChange={(event) => onChange(switchOwnTexts(content, event.currentTarget.checked))}
      />
    </div>
  );
}
