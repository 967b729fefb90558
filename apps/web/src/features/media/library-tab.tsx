import { ActionIcon, Button, Pagination, UnstyledButton } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { DESCRIPTION_SHOWN_CHARS, PAGE_SIZES, type ProfileImage } from '@waypost/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { ConfirmModal } from '../../ui/confirm-modal.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states.tsx';
import { useDeleteImage, useLibrary } from './api.ts';
import classes from './media.module.css';

interface Props {
  readonly chosen: readonly ProfileImage[];
  readonly onToggle: (image: ProfileImage) => void;
  readonly onDeleted: (id: number) => void;
  readonly onUpload: () => void;
}

const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > DESCRIPTION_SHOWN_CHARS
    ? `${characters.slice(0, DESCRIPTION_SHOWN_CHARS).join('').trimEnd()}…`
    : text;
};

/** The agent's own pictures, twelve on a page (MEDIA-007 to 011). */
export function LibraryTab({ chosen, onToggle, onDeleted, onUpload }: Props) {
  const t = useTranslations('media.library');
  const tUpload = useTranslations('media.upload');
  const tDelete = useTranslations('ui.actions');
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<ProfileImage | null>(null);
  const library = useLibrary(page);
  const remove = useDeleteImage((id) => {
    setDeleting(null);
    onDeleted(id);
    // The last picture of a page leaves an empty page behind.
    if (library.data?.results.length === 1 && page > 1) setPage(page - 1);
  });
  if (library.isPending) return <ListSkeleton rows={4} />;
  if (library.isError) {
    return <ErrorState title={t('loadFailed')} error={library.error} onRetry={() => void library.refetch()} />;
  }
  const { results, count } = library.data;
  if (count === 0) {
    return (
      <EmptyState
        icon={<IconPhoto size={40} stroke={1.4} />}
        title={t('empty')}
        text={t('emptyHint')}
        action={<Button onClick={onUpload}>{tUpload('choose')}</Button>}
      />
    );
  }
  const pages = Math.ceil(count / PAGE_SIZES.media);
  return (
    <div className={classes.panel} aria-busy={library.isPlaceholderData}>
      <ul className={classes.grid}>
        {results.map((image) => (
          <LibraryItem
            key={image.id}
            image={image}
            position={chosen.findIndex(({ id }) => id === image.id)}
            onToggle={() => onToggle(image)}
            onDelete={() => setDeleting(image)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <div className={classes.pager}>
          <Pagination total={pages} value={page} onChange={setPage} size="sm" />
        </div>
      )}
      <ConfirmModal
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('deleteTitle')}
        confirmLabel={tDelete('delete')}
        danger
        pending={remove.pending}
        onConfirm={() => deleting && remove.run(deleting.id)}
      >
        {t('deleteText')}
      </ConfirmModal>
    </div>
  );
}

interface ItemProps {
  readonly image: ProfileImage;
  /** Place among the chosen ones, -1 when it is not chosen. */
  readonly position: number;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

function LibraryItem({ image, position, onToggle, onDelete }: ItemProps) {
  const t = useTranslations('media');
  const formats = useFormats();
  const name = image.description ? cut(image.description) : t('library.untitled');
  const chosen = position >= 0;
  return (
    <li className={classes.item}>
      <UnstyledButton
        className={classes.pick}
        aria-pressed={chosen}
        aria-label={`${name}, ${t('library.added', { date: formats.date(image.created) })}`}
        onClick={onToggle}
      >
        <img src={image.thumbnail_url} alt="" className={classes.thumb} loading="lazy" />
        {chosen && <span className={classes.tick}>{position + 1}</span>}
      </UnstyledButton>
      <ActionIcon
        size={30}
        variant="default"
        className={classes.bin}
        aria-label={t('library.delete')}
        onClick={onDelete}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
      <div className={classes.caption} aria-hidden="true">
        <span title={image.description ?? undefined}>{name}</span>
        <span className={classes.when}>{t('library.added', { date: formats.date(image.created) })}</span>
      </div>
    </li>
  );
}
