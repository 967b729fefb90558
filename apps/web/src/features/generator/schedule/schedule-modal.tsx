import { Loader, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { useProfile, useSession } from '../../../platform/session/use-session.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { NetworkChip } from '../../../ui/marks/network-icon.tsx';
import { UndoBody } from '../../posts/index.ts';
import classes from '../composer.module.css';
import { type DraftContent, timeFor } from '../draft/draft-content.ts';
import type { Sending } from './use-schedule.ts';

interface Props {
  readonly content: DraftContent;
  readonly sending: Sending;
}

/**
 * Progress, not a second question: it sends when it is shown (GEN-011) and cannot be closed while it works. Then it names
 * what was done, and lets the person take it back. To close it is to take back what goes out now: nobody else can; what is
 * for later is among the posts.
 */
export default function ScheduleModal({ content, sending }: Props) {
  const t = useTranslations('generator.schedule');
  const formats = useFormats();
  const { sent, submit } = sending;
  const { pk } = useProfile();
  const { profiles } = useSession();
  const names = [pk, ...content.alsoProfiles].flatMap((id) => profiles.find((one) => one.pk === id)?.name ?? []);
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    void submit();
  }, [submit]);
  return (
    <Dialog
      opened
      fullScreen={false}
      onClose={content.fireAt ? sending.leave : () => void sending.takeBack()}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={sent !== null}
      title={content.fireAt ? t('titleLater') : t('titleNow')}
      size={400}
    >
      {sent ? (
        <UndoBody
          apps={content.applications}
          sentAt={sent.at}
          when={content.fireAt && whenOf(content, formats.dateTime)}
          profiles={names}
          undoing={sending.undoing}
          onUndo={() => void sending.takeBack()}
          onOver={sending.leave}
        />
      ) : (
        <div className={classes.progress} role="status">
          <span className={classes.progressNetworks}>
            {content.applications.map((app) => (
              <NetworkChip key={app} app={app} size={36} labelled />
            ))}
          </span>
          <Loader size="md" />
          <Text>{t('working')}</Text>
        </div>
      )}
    </Dialog>
  );
}

/** One time, or each that a network has of its own. */
function whenOf(content: DraftContent, dateTime: (at: string) => string): string {
  const times = content.applications.flatMap((app) => timeFor(content, app) ?? []);
  return [...new Set(times)].sort().map(dateTime).join(' · ');
}
