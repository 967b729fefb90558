import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconHash } from '@tabler/icons-react';
import { CHANNELS, type SocialApp } from '@waypost/contract/networks';
import { PLACEHOLDERS, placeholderFaults } from '@waypost/contract/posts';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CharCounter } from '../../../ui/fields/texts/char-counter.tsx';
import { GrowingText } from '../../../ui/fields/texts/growing-text.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { EmojiButton } from './emoji-button.tsx';
import { insertInto } from './insert-text.ts';
import classes from './template-field.module.css';

interface Props {
  readonly app: SocialApp;
  /** As the form around it calls it. */
  readonly label?: string;
  readonly required?: boolean;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (message: string) => void;
}

/** The text of a post of staff's, with what each advisor fills in, and how much of its network's limit it uses. */
export function TemplateField({ app, label, required, value, error, onChange }: Props) {
  const t = useTranslations('generator.template');
  const composer = useTranslations('generator.composer');
  const names = useTranslations('generator.placeholders.names');
  const area = useRef<HTMLTextAreaElement>(null);
  const counter = useId();
  const { unknown } = placeholderFaults(value, undefined);
  const insert = (text: string) => insertInto(area.current, value, text, onChange);
  return (
    <div className={classes.message} data-wrong={Boolean(error || unknown) || undefined}>
      <GrowingText
        ref={area}
        variant="unstyled"
        aria-label={label ?? t('message')}
        required={required}
        aria-describedby={counter}
        placeholder={t('hint')}
        minRows={5}
        maxRows={16}
        inputClass={classes.text}
        data-path="message"
        value={value}
        error={error ?? (unknown === undefined ? undefined : t('unknown', { name: unknown }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <fieldset className={classes.placeholders} aria-label={t('placeholders')}>
        {PLACEHOLDERS.map((name) => (
          <Button
            key={name}
            size="compact-xs"
            variant="default"
            className={classes.placeholder}
            onClick={() => insert(`{{${name}}}`)}
          >
            {names(name)}
          </Button>
        ))}
      </fieldset>
      <div className={classes.tools}>
        <EmojiButton onPick={insert} />
        <Tooltip label={composer('hashtag')}>
          <ActionIcon aria-label={composer('hashtag')} onClick={() => insert('#')}>
            <IconHash size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <span className={classes.counter}>
          <NetworkChip app={app} size={20} labelled />
          <CharCounter id={counter} text={value} limit={CHANNELS[app].text.limit} app={app} />
        </span>
      </div>
    </div>
  );
}
