import '@mantine/core/styles/Slider.layer.css';

import { Input, Slider } from '@mantine/core';
import type { BlockOf } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import type { FormProps } from './form-props.ts';
import classes from './forms.module.css';
import { LinkFields } from './link-fields.tsx';
import { PictureFields } from './picture-fields.tsx';

const STEP = 5;
const NARROWEST = 10;

export function ImageForm({ block, onChange }: FormProps<BlockOf<'image'>>) {
  const t = useTranslations('authoring.form');
  return (
    <div className={classes.form}>
      <PictureFields id={block.id} of={block} onChange={(change, field) => onChange({ ...block, ...change }, field)} />
      <Input.Wrapper label={t('width', { percent: block.width })} labelElement="div">
        <Slider
          className={classes.slider}
          min={NARROWEST}
          max={100}
          step={STEP}
          label={null}
          thumbLabel={t('widthOf')}
          value={block.width}
          onChange={(width) => onChange({ ...block, width }, 'width')}
        />
      </Input.Wrapper>
      <LinkFields
        id={block.id}
        of={block}
        label={t('pictureUrl')}
        onChange={(change, field) => onChange({ ...block, ...change }, field)}
      />
    </div>
  );
}
