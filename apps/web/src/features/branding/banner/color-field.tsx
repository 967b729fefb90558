import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { BANNER_COLORS, type BannerColorName, inkOn } from '@waypost/contract/branding';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form } from '../../../ui/fields/form.tsx';
import classes from './color-field.module.css';

interface Props {
  readonly value: string;
  readonly locked: boolean;
  readonly onChange: (color: string) => void;
}

const NAMES = Object.keys(BANNER_COLORS) as BannerColorName[];
const COLOR = /^#[0-9A-F]{6}$/;
const written = (typed: string): string => {
  const text = typed.trim().toUpperCase();
  return text.startsWith('#') ? text : `#${text}`;
};

/** The twelve that are offered, each with its name, and any other. */
export function ColorField({ value, locked, onChange }: Props) {
  const t = useTranslations('branding.banner');
  const name = useId();
  return (
    <div className={classes.colors}>
      <fieldset className={classes.palette} data-locked={locked}>
        <legend>{t('color')}</legend>
        {NAMES.map((each) => {
          const color = BANNER_COLORS[each];
          return (
            <label key={each} className={classes.swatch} title={t(`colors.${each}`)} style={{ background: color }}>
              <input
                type="radio"
                name={name}
                aria-label={t(`colors.${each}`)}
                checked={value === color}
                disabled={locked}
                onChange={() => onChange(color)}
              />
              {value === color && <IconCheck size={18} stroke={2.4} color={inkOn(color)} aria-hidden="true" />}
            </label>
          );
        })}
      </fieldset>
      <OwnColor key={value} value={value} locked={locked} onChange={onChange} />
    </div>
  );
}

/** Not saved while it is typed: each colour is a card to draw. */
function OwnColor({ value, locked, onChange }: Props) {
  const t = useTranslations('branding.banner');
  const [typed, setTyped] = useState(value);
  const [left, setLeft] = useState(false);
  const color = written(typed);
  const fits = COLOR.test(color);
  // Whatever is typed after it, no colour comes of it.
  const hopeless = !/^#[0-9A-F]{0,6}$/.test(color);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(true);
        if (fits && color !== value) onChange(color);
      }}
    >
      <div className={classes.own}>
        <TextInput
          label={t('own')}
          description={t('ownHint')}
          value={typed}
          maxLength={9}
          spellCheck={false}
          autoComplete="off"
          disabled={locked}
          error={(left && !fits) || hopeless ? t('ownWrong') : undefined}
          leftSection={
            <input
              type="color"
              className={classes.well}
              aria-label={t('own')}
              value={fits ? color : value}
              disabled={locked}
              onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
            />
          }
          onBlur={() => setLeft(true)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed !== value && (
          <Button type="submit" variant="default" disabled={locked}>
            {t('use')}
          </Button>
        )}
      </div>
    </Form>
  );
}
