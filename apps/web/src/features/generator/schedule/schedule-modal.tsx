import { Loader, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import classes from '../composer.module.css';
import type { DraftContent } from '../draft/draft-content.ts';

interface Props {
  readonly content: DraftContent;
  readonly onShown: () => void;
}

/** Progress, not a second question: it sends when it is shown (GEN-011) and cannot be closed while it works. */
export function ScheduleModal({ content, onShown }: Props) {
  const t = useTranslations('generator.schedule');
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    onShown();
  }, [onShown]);
  return (
    <Dialog
      opened
      fullScreen={false}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={content.fireAt ? t('titleLater') : t('titleNow')}
      size={380}
    >
      <div className={classes.progress} role="status">
        <span className={classes.progressNetworks}>
          {content.applications.map((app) => (
            <NetworkChip key={app} app={app} size={36} labelled />
          ))}
        </span>
        <Loader size="md" />
        <Text>{t('working')}</Text>
      </div>
    </Dialog>
  );
}
