import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HashtagText } from '../../../ui/fields/texts/hashtag-text.tsx';
import { type Fold, foldText } from './fold-text.ts';
import classes from './preview.module.css';

/** Text as a feed shows it, whole where nothing is folded; the rest is one press away, as there. */
export function FoldedText({ text, fold }: { readonly text: string; readonly fold: Fold | null }) {
  const t = useTranslations('generator.preview');
  const [open, setOpen] = useState(false);
  const start = open || fold === null ? null : foldText(text, fold);
  return (
    <>
      <HashtagText text={start ?? text} multiline />
      {start !== null && (
        <>
          {' '}
          <UnstyledButton className={classes.more} onClick={() => setOpen(true)}>
            {t('more')}
          </UnstyledButton>
        </>
      )}
    </>
  );
}
