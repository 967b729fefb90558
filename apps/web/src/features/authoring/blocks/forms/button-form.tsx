import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import '@mantine/core/styles/ColorInput.layer.css';

import { ColorInput, TextInput } from '@mantine/core';
import { BLOCK_COLOUR, BLOCK_LABEL_MAX, type BlockOf } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import fields from '../../../../ui/fields/fields.module.css';
import { useProblem, useWriter } from '../writer.ts';
import { AlignField } from './align-field.tsx';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';
import { LinkFields } from './link-fields.tsx';

/** The usual one first; all of them carry white words. */
const COLOURS = [BLOCK_COLOUR, '#0f7b87', '#0c535c', '#b3401f', '#8a3ffc', '#166534', '#172027'];
const COLOUR = /^#[0-9a-f]{6}$/i;

export function ButtonForm({ block, onChange }: FormProps<BlockOf<'button'>>) {
  const t = useTranslations('authoring.form');
  const { locale } = useWriter();
  const problem = useProblem(block.id);
  return (
    <div className={classes.form}>
      <div className={fields.pair}>
        <TextInput
          label={t('buttonLabel')}
          lang={locale}
          required
          maxLength={BLOCK_LABEL_MAX}
          data-path={`${block.id}.label`}
          error={problem('label')}
          value={block.label}
          onChange={(event) => onChange({ ...block, label: event.currentTarget.value }, 'label')}
        />
        <Colour value={block.colour} onChange={(colour) => onChange({ ...block, colour }, 'colour')} />
      </div>
      <LinkFields
        id={block.id}
        of={block}
        label={t('buttonUrl')}
        required
        onChange={(change, field) => onChange({ ...block, ...change }, field)}
      />
      <AlignField value={block.align} onChange={(align) => onChange({ ...block, align }, null)} />
    </div>
  );
}

interface ColourProps {
  readonly value: string | null;
  readonly onChange: (colour: string | null) => void;
}

/** Chosen or typed; what is half typed is nobody else's business. */
function Colour({ value, onChange }: ColourProps) {
  const t = useTranslations('authoring.form');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <ColorInput
      label={t('colour')}
      placeholder={t('ownColour')}
      format="hex"
      swatches={COLOURS}
      swatchesPerRow={COLOURS.length}
      withPicker={false}
      withEyeDropper={false}
      value={typed ?? value ?? ''}
      onChange={(colour) => {
        const whole = colour === '' || COLOUR.test(colour);
        setTyped(whole ? null : colour);
        if (whole && (colour || null) !== value) onChange(colour || null);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
