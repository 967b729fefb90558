import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './carousel.module.css';

interface Props {
  readonly title: string;
  readonly video: string | null;
  readonly poster: string | null;
  readonly onClose: () => void;
  /** Called once, when nearly all of it was played. */
  readonly onWatched?: () => void;
  readonly children?: ReactNode;
}

const NEARLY_ALL = 0.9;

/** Plays a video above the page, with the browser's own controls and their keys; Escape closes it. It starts by itself unless motion is not wanted. */
export function Player({ title, video, poster, onClose, onWatched, children }: Props) {
  const t = useTranslations('guides.viewer');
  const tActions = useTranslations('ui.actions');
  const told = useRef(false);
  const tell = () => {
    if (told.current) return;
    told.current = true;
    onWatched?.();
  };
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Dialog opened onClose={onClose} title={title} size={820}>
      {video === null ? (
        <>
          {poster && <img src={poster} alt="" className={classes.video} />}
          <Text mt="sm" role="status">
            {t('notReady')}
          </Text>
        </>
      ) : (
        <video
          className={classes.video}
          aria-label={title}
          data-autofocus
          controls
          playsInline
          autoPlay={!still}
          preload="metadata"
          src={video}
          poster={poster ?? undefined}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
            if (currentTime >= duration * NEARLY_ALL) tell();
          }}
          onEnded={tell}
        >
          <track kind="captions" />
        </video>
      )}
      <div className={classes.below}>{children}</div>
      {/* The browser's controls are no stops of the dialog's own: behind the last of them the focus would leave the page. */}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {tActions('close')}
        </Button>
      </Group>
    </Dialog>
  );
}
