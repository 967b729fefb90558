import { Button, FileButton, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto, IconSearch, IconUpload } from '@tabler/icons-react';
import { UPLOAD_MAX_BYTES, UPLOAD_MIME_TYPES } from '@waypost/contract/media';
import type { CampaignImage } from '@waypost/contract/newsletters';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import classes from './pictures.module.css';
import { usePictures, useUploadPicture } from './use-pictures.ts';

interface Props {
  readonly onClose: () => void;
  readonly onUse: (picture: CampaignImage) => void;
}

/** A picture of those that newsletters have used, or a new one, which is used at once. Loaded by lazy-picker.ts. */
export default function PicturePicker({ onClose, onUse }: Props) {
  const t = useTranslations('authoring.pictures');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS.keyword);
  const [dragging, setDragging] = useState(false);
  const upload = useUploadPicture(onUse);
  const take = (file: File | null | undefined) => {
    if (!file) return;
    // Said before megabytes are sent for nothing.
    if (!(UPLOAD_MIME_TYPES as readonly string[]).includes(file.type)) upload.refuse(t('wrongType'));
    else if (file.size > UPLOAD_MAX_BYTES) upload.refuse(t('tooLarge'));
    else upload.run(file);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDragging(over);
  };
  return (
    <Dialog opened onClose={onClose} title={t('title')} size={760} centered={false}>
      <section
        className={classes.body}
        aria-label={t('title')}
        data-dragging={dragging || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files[0]);
        }}
      >
        <div className={classes.tools}>
          <TextInput
            className={classes.search}
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<IconSearch size={16} stroke={1.7} />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <FileButton accept={UPLOAD_MIME_TYPES.join()} onChange={take}>
            {(props) => (
              <Button {...props} loading={upload.pending} leftSection={<IconUpload size={16} stroke={1.7} />}>
                {t('upload')}
              </Button>
            )}
          </FileButton>
        </div>
        {upload.refusal && (
          <div role="alert">
            <Notice tone="danger" title={upload.refusal} />
          </div>
        )}
        <Library search={search} onUse={onUse} />
      </section>
    </Dialog>
  );
}

function Library({ search, onUse }: { readonly search: string; readonly onUse: Props['onUse'] }) {
  const t = useTranslations('authoring.pictures');
  const ui = useTranslations('ui.states');
  const formats = useFormats();
  const found = usePictures(search);
  if (found.isPending) return <ListSkeleton rows={3} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const pictures = found.data.pages.flatMap(({ results }) => results);
  if (pictures.length === 0)
    return (
      <EmptyState
        icon={<IconPhoto size={40} stroke={1.4} />}
        title={t(search === '' ? 'none' : 'noneFound')}
        text={search === '' ? t('noneHint') : undefined}
      />
    );
  return (
    <>
      <ul className={classes.grid} aria-busy={found.isPlaceholderData}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <UnstyledButton className={classes.pick} onClick={() => onUse(picture)}>
              <img src={picture.thumbnail} alt="" className={classes.thumb} loading="lazy" />
              <Text size="xs" truncate>
                {picture.description || t('untitled')}
              </Text>
              <Text size="xs" c="dimmed">
                {t('facts', { width: picture.width, height: picture.height, date: formats.date(picture.created) })}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {ui('loadMore')}
        </Button>
      )}
    </>
  );
}
