import { ActionIcon, Button, Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import type { Uploads } from '../../media/index.ts';
import type { DraftMedium } from '../draft/draft-content.ts';
import classes from './media-strip.module.css';
import { moveMedium } from './move-medium.ts';
import { UploadTile } from './upload-tile.tsx';
import type { VideoState } from './use-video-state.ts';
import { VideoTile } from './video-tile.tsx';

const AltTextModal = loadAgain(() => withWords(['media'], () => import('./alt-text-modal.tsx')));

interface Props {
  readonly media: readonly DraftMedium[];
  readonly onChange: (media: readonly DraftMedium[]) => void;
  readonly video: VideoState | null;
  readonly uploads: Uploads;
  readonly onAdd: () => void;
  readonly full: boolean;
  /** Of the tile that adds. */
  readonly label: string;
}

/** The pictures or the video of the post in their order, those on their way, and the tile that adds more. */
export function MediaStrip({ media, onChange, video, uploads, onAdd, full, label }: Props) {
  const [describing, setDescribing] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const described = media.find(({ id }) => id === describing);
  return (
    <>
      <ul className={classes.strip}>
        {media.map((medium, position) => {
          const remove = () => onChange(media.filter(({ id }) => id !== medium.id));
          if (medium.kind === 'video')
            return <VideoTile key={medium.id} video={medium} state={video} onRemove={remove} />;
          return (
            <ImageTile
              key={medium.id}
              image={medium}
              position={position}
              count={media.length}
              onMove={(to) => onChange(moveMedium(media, position, to))}
              onRemove={remove}
              onDescribe={() => setDescribing(medium.id)}
              onDragStart={() => setDragged(position)}
              onDropHere={() => {
                if (dragged !== null) onChange(moveMedium(media, dragged, position));
                setDragged(null);
              }}
            />
          );
        })}
        {uploads.uploads.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            onRetry={() => uploads.retry(upload.key)}
            onRemove={() => uploads.remove(upload.key)}
          />
        ))}
        {!full && (
          <li>
            <UnstyledButton className={classes.addTile} onClick={onAdd} data-needed="media">
              <IconPhotoPlus size={20} stroke={1.7} aria-hidden="true" />
              {label}
            </UnstyledButton>
          </li>
        )}
      </ul>
      {described && (
        <AltTextModal
          image={described}
          onClose={() => setDescribing(null)}
          onSave={(alt) => {
            onChange(media.map((medium) => (medium.id === described.id ? { ...medium, alt } : medium)));
            setDescribing(null);
          }}
        />
      )}
    </>
  );
}

interface TileProps {
  readonly image: DraftMedium;
  readonly position: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDescribe: () => void;
  readonly onDragStart: () => void;
  readonly onDropHere: () => void;
}

function ImageTile({ image, position, count, onMove, onRemove, onDescribe, onDragStart, onDropHere }: TileProps) {
  const t = useTranslations('media.alt');
  const tComposer = useTranslations('generator.composer');
  const tUi = useTranslations('ui');
  const place = { position: position + 1 };
  return (
    <li
      className={classes.tile}
      draggable={count > 1}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDragStart();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // A dropped file belongs to the region around.
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropHere();
      }}
    >
      <img src={image.thumbnail} alt={image.alt} className={classes.tileImage} draggable={false} />
      <ActionIcon
        size={30}
        variant="default"
        className={classes.tileBin}
        aria-label={t('remove', place)}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
      <div className={classes.tileBar}>
        {count > 1 && (
          <ActionIcon
            size={26}
            variant="default"
            className={classes.move}
            aria-label={t('moveEarlier', place)}
            disabled={position === 0}
            onClick={() => onMove(position - 1)}
          >
            <IconChevronLeft size={16} stroke={1.7} />
          </ActionIcon>
        )}
        <Tooltip label={image.alt || t('missing')} multiline maw={260}>
          <Button
            size="compact-xs"
            variant="default"
            className={classes.altButton}
            data-missing={image.alt === '' || undefined}
            // It begins with what is read on it, so that whoever speaks to the computer can name it.
            aria-label={tUi('labelled', { label: tComposer('alt'), value: t('edit', place) })}
            onClick={onDescribe}
          >
            {tComposer('alt')}
          </Button>
        </Tooltip>
        {count > 1 && (
          <ActionIcon
            size={26}
            variant="default"
            className={classes.move}
            aria-label={t('moveLater', place)}
            disabled={position === count - 1}
            onClick={() => onMove(position + 1)}
          >
            <IconChevronRight size={16} stroke={1.7} />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
