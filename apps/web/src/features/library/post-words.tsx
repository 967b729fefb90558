import { Button } from '@mantine/core';
import { fillPlaceholders } from '@waypost/contract/posts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdvancedFeatures } from '../connections/index.ts';
import classes from './library.module.css';

/** More than a card shows of a text at once. */
const LONG = 260;

/** The text as it would go out here: with what this profile has for its placeholders. */
export function useFilled(message: string): string {
  return fillPlaceholders(message, useAdvancedFeatures().data?.placeholders);
}

export function PostWords({ message }: { readonly message: string }) {
  const t = useTranslations('library.card');
  const [open, setOpen] = useState(false);
  const filled = useFilled(message);
  const long = filled.length > LONG || filled.split('\n').length > 7;
  return (
    <div>
      <p className={classes.words} data-cut={long && !open}>
        {filled}
      </p>
      {long && (
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen(!open)} aria-expanded={open}>
          {t(open ? 'less' : 'more')}
        </Button>
      )}
    </div>
  );
}
