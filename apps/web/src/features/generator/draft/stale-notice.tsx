import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** Somebody else saved meanwhile: the person says which of the two texts stays. */
export function StaleNotice({ title, text, keepMine, takeTheirs }: Props) {
  const t = useTranslations('generator.draft');
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={title}
        action={
          <>
            <Button size="xs" variant="default" onClick={keepMine}>
              {t('keepMine')}
            </Button>
            <Button size="xs" variant="default" onClick={takeTheirs}>
              {t('useStored')}
            </Button>
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
