import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../notice.tsx';

interface Props {
  /** That somebody else changed it, by its name. */
  readonly title: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Both wrote: nothing is saved until the writer decides. */
export function StaleNotice({ title, onKeepMine, onTakeTheirs }: Props) {
  const t = useTranslations('ui.saving');
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={title}
        action={
          <>
            <Button size="xs" variant="default" onClick={onKeepMine}>
              {t('keepMine')}
            </Button>
            <Button size="xs" variant="default" onClick={onTakeTheirs}>
              {t('takeTheirs')}
            </Button>
          </>
        }
      >
        {t('staleText')}
      </Notice>
    </div>
  );
}
