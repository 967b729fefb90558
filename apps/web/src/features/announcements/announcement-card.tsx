import { Anchor, CloseButton, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconUrgent } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { dismissAnnouncement, type listAnnouncements, type ShownAnnouncement } from '@waypost/contract/announcements';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Answer, call } from '../../platform/api/call.ts';
import { useProfile, useSession } from '../../platform/session/use-session.ts';
import { describeFailure } from '../../ui/feedback/describe-failure.ts';
import { focusPage } from '../../ui/feedback/focus-page.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useFailureWords } from '../../ui/feedback/use-failure-words.ts';
import { HtmlText } from '../../ui/html-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './announcement-card.module.css';

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconUrgent };

interface Props {
  readonly shown: readonly ShownAnnouncement[];
  readonly error: Error | null;
}

/** The first of what is told, until it is closed for good; then the next one (ANN-002 to 005, 008). */
export default function AnnouncementCard({ shown: [first], error }: Props) {
  const words = useFailureWords();
  if (first) return <Told announcement={first} />;
  return error && <Notice tone="danger">{describeFailure(error, words).message}</Notice>;
}

/** What it looks like; also in the editor, where nothing can be closed. */
export function AnnouncementBox({
  announcement: { type, message, link },
  onClose,
  children,
}: {
  readonly announcement: Pick<ShownAnnouncement, 'type' | 'message' | 'link'>;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('announcements.card');
  const Icon = ICONS[type];
  return (
    <div className={classes.box} data-type={type}>
      <Icon size={20} stroke={1.7} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <VisuallyHidden>{t(`types.${type}`)}</VisuallyHidden>
        <HtmlText html={message} />
        {link && (
          <Anchor href={link} target="_blank" rel="noopener noreferrer" className={classes.link}>
            {t('link')} <VisuallyHidden>{t('newTab')}</VisuallyHidden>
          </Anchor>
        )}
        {children}
      </div>
      {onClose && <CloseButton aria-label={t('close')} onClick={onClose} className={classes.close} />}
    </div>
  );
}

function Told({ announcement }: { readonly announcement: ShownAnnouncement }) {
  const t = useTranslations('announcements.card');
  const { pk } = useProfile();
  const { impersonator } = useSession();
  const queryClient = useQueryClient();
  const queryKey = ['announcements', pk];
  const dismiss = useAction({
    run: (id: number) => call(dismissAnnouncement, { params: { id }, body: { profile: pk } }),
    success: false,
    onFailure: () => queryClient.invalidateQueries({ queryKey }),
  });
  const close = () => {
    queryClient.setQueryData<Answer<typeof listAnnouncements>>(queryKey, (told) => {
      const results = told?.results.filter(({ id }) => id !== announcement.id) ?? [];
      // With the last one the button goes that had the focus.
      if (results.length === 0) focusPage();
      return { count: results.length, next: null, previous: null, results };
    });
    dismiss.run(announcement.id);
  };
  return (
    <section aria-label={t('title')}>
      <AnnouncementBox announcement={announcement} onClose={impersonator ? undefined : close}>
        {impersonator && (
          <Text size="sm" c="dimmed">
            {t('acting')}
          </Text>
        )}
      </AnnouncementBox>
    </section>
  );
}
