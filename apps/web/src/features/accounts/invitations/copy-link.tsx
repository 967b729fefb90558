import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../ui/feedback/use-copy.ts';
import classes from './copy-link.module.css';

/** A link that is shown once, to be handed over. */
export function CopyLink({ link, autoFocus }: { readonly link: string; readonly autoFocus?: boolean }) {
  const t = useTranslations('accounts.invite');
  const copy = useCopy();
  const [copied, setCopied] = useState(false);
  return (
    <div className={classes.row}>
      <TextInput
        className={classes.link}
        readOnly
        autoFocus={autoFocus}
        label={t('linkOnce')}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={async () => setCopied(await copy(link))}>
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}
