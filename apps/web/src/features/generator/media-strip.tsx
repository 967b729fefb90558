import { ActionIcon, Button, Progress, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronLeft,
  IconChevronRight,
  IconPhotoPlus,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Upload, Uploads } from '../media/index.ts';
import { AltTextModal } from './alt-text-modal.tsx';
import type { DraftImage } from './draft-content.ts';
import classes from './media-strip.module.css';
import { moveImage } from './move-image.ts';

interface Props {
  readonly images: readonly DraftImage[];
  readonly onChange: (images: readonly DraftImage[]) => void;
  readonly uploads: Uploads;
  readonly onAdd: () => void;
  readonly full: boolean;
}

/** The pictures of the post in their order, those on their way, and the tile that adds more. */
export function MediaStrip({ images, onChange, uploads, onAdd, full }: Props) {
  const t = useTranslations('generator');
  const [describing, setDescribing] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const described = images.find(({ id }) => id === describing);
  return (
    <>
      <ul className={classes.strip}>
        {images.map((image, position) => (
          <ImageTile
            key={image.id}
            image={image}
            position={position}
            count={images.length}
            onMove={(to) => onChange(moveImage(images, position, to))}
            onRemove={() => onChange(images.filter(({ id }) => id !== image.id))}
            onDescribe={() => setDescribing(image.id)}
            onDragStart={() => setDragged(position)}
            onDropHere={() => {
              if (dragged !== null) onChange(moveImage(images, dragged, position));
              setDragged(null);
            }}
          />
        ))}
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
            <UnstyledButton className={classes.addTile} onClick={onAdd}>
              <IconPhotoPlus size={20} stroke={1.7} aria-hidden="true" />
              {t('editor.addMedia')}
            </UnstyledButton>
          </li>
        )}
      </ul>
      {described && (
        <AltTextModal
          image={described}
          onClose={() => setDescribing(null)}
          onSave={(alt) => {
            onChange(images.map((image) => (image.id === described.id ? { ...image, alt } : image)));
            setDescribing(null);
          }}
        />
      )}
    </>
  );
}

interface TileProps {
  readonly image: DraftImage;
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
            aria-label={t('edit', place)}
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

interface UploadProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadTile({ upload, onRetry, onRemove }: UploadProps) {
  const t = useTranslations('media.upload');
  const tActions = useTranslations('ui.actions');
  const failed = upload.phase === 'failed';
  return (
    <li className={classes.tile} data-failed={failed || undefined}>
      <img src={upload.preview} alt={t('preview', { name: upload.name })} className={classes.tileImage} data-waiting />
      <ActionIcon
        size={30}
        variant="default"
        className={classes.tileBin}
        aria-label={tActions('cancel')}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
      {failed ? (
        <div className={classes.tileFailed} role="alert">
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden="true" />
          <span>{upload.reason ?? t('failed')}</span>
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div className={classes.tileProgress}>
          <span>{t('progress', { percent: Math.max(1, upload.progress) })}</span>
          <Progress size={4} value={upload.progress} aria-label={upload.name} />
        </div>
      )}
    </li>
  );
}
