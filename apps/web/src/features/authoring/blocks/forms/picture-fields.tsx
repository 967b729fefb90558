import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { BLOCK_ALT_MAX } from '@waypost/contract/newsletters';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '../../pictures/lazy-picker.ts';
import { useProblem, useWriter } from '../writer.ts';
import classes from './forms.module.css';

export interface Pictured {
  readonly image: number | null;
  readonly alt: string;
  readonly decorative: boolean;
}
interface Props {
  readonly id: string;
  readonly of: Pictured;
  readonly onChange: (change: Partial<Pictured>, field: string | null) => void;
}

/** Which picture, and what it says to whoever cannot see it. */
export function PictureFields({ id, of, onChange }: Props) {
  const t = useTranslations('authoring.form');
  const { pictures, learn, locale } = useWriter();
  const problem = useProblem(id);
  const [choosing, setChoosing] = useState(false);
  const picture = of.image === null ? undefined : pictures.get(of.image);
  const missing = problem('image');
  return (
    <>
      <div className={classes.picture}>
        {picture && (
          <img src={picture.thumbnail} alt="" className={classes.thumb} width={picture.width} height={picture.height} />
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPhotoPlus size={16} stroke={1.7} />}
          data-path={`${id}.image`}
          aria-describedby={missing ? `${id}-image-error` : undefined}
          onClick={() => setChoosing(true)}
        >
          {t(picture ? 'otherPicture' : 'choosePicture')}
        </Button>
        {picture && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={16} stroke={1.7} />}
            onClick={() => onChange({ image: null }, null)}
          >
            {t('removePicture')}
          </Button>
        )}
      </div>
      {missing && (
        <p className={classes.error} id={`${id}-image-error`}>
          {missing}
        </p>
      )}
      <TextInput
        label={t('alt')}
        description={t('altHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        lang={locale}
        maxLength={BLOCK_ALT_MAX}
        disabled={of.decorative}
        data-path={`${id}.alt`}
        error={problem('alt')}
        value={of.alt}
        onChange={(event) => onChange({ alt: event.currentTarget.value }, 'alt')}
      />
      <Checkbox
        label={t('decorative')}
        checked={of.decorative}
        onChange={(event) => onChange({ decorative: event.currentTarget.checked }, null)}
      />
      {choosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onUse={(chosen) => {
            learn(chosen);
            setChoosing(false);
            // What was said of another picture is not true of this one; what was written before there was any is.
            const alt = of.image === null && of.alt !== '' ? of.alt : chosen.description;
            onChange({ image: chosen.id, ...(chosen.id !== of.image && { alt }) }, null);
          }}
        />
      )}
    </>
  );
}
