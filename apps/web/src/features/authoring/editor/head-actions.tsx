import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconMailForward, IconSend } from '@tabler/icons-react';
import type { EmailCampaign } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../platform/session/use-session.ts';
import { writtenIn } from '../draft/campaign-content.ts';
import type { Writing } from '../draft/use-campaign-draft.ts';
import classes from './editor.module.css';

interface Props {
  readonly campaign: EmailCampaign;
  readonly writing: Writing;
  readonly readOnly: boolean;
  readonly onTest: () => void;
  readonly onPublish: () => void;
}

/** Steps back and forward, a test to oneself, and publishing. */
export function HeadActions({ campaign, writing, readOnly, onTest, onPublish }: Props) {
  const t = useTranslations('authoring.page');
  const mayChange = usePermission('newsletters.change');
  const { draft, undo, redo } = writing;
  const nothing = writtenIn(writing.content).length === 0;
  const icon = { size: 18, stroke: 1.7 } as const;
  return (
    <>
      {!readOnly && (
        <>
          <ActionIcon
            className={classes.step}
            aria-label={t('undo')}
            disabled={draft.history.past.length === 0}
            onClick={undo}
          >
            <IconArrowBackUp {...icon} />
          </ActionIcon>
          <ActionIcon
            className={classes.step}
            aria-label={t('redo')}
            disabled={draft.history.future.length === 0}
            onClick={redo}
          >
            <IconArrowForwardUp {...icon} />
          </ActionIcon>
        </>
      )}
      {mayChange && campaign.state !== 'cancelled' && (
        <Button
          variant="default"
          leftSection={<IconMailForward size={16} stroke={1.7} />}
          disabled={nothing}
          onClick={onTest}
        >
          {t('test')}
        </Button>
      )}
      {mayChange && campaign.state === 'draft' && !campaign.deleted && (
        <Button leftSection={<IconSend size={16} stroke={1.7} />} onClick={onPublish}>
          {t('publish')}
        </Button>
      )}
    </>
  );
}
