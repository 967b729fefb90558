import { ActionIcon, Button, Pagination, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMovie, IconPhoto, IconSearch, IconTrash } from '@tabler/icons-react';
import { DESCRIPTION_SHOWN_CHARS } from '@waypost/contract/posts';
import { DEBOUNCE_MS, PAGE_SIZES } from '@waypost/contract/wire';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats/use-formats.ts';
import { ConfirmModal } from '../../ui/dialogs/confirm-modal.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/states/states.tsx';
import { useDeleteFile, useLibrary } from './api.ts';
import type { FileKind, LibraryFile } from './library-file.ts';
import classes from './media.module.css';
import { videoLength } from './video-length.ts';
import { VideoMark } from './video-mark.tsx';

interface Props {
  readonly kind: FileKind;
  readonly chosen: readonly LibraryFile[];
  readonly onToggle: (file: LibraryFile) => void;
  readonly onDeleted: (id: number) => void;
  readonly onUpload: () => void;
}

const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > DESCRIPTION_SHOWN_CHARS
    ? `${characters.slice(0, DESCRIPTION_SHOWN_CHARS).join('').trimEnd()}…`
    : text;
};

/** The agent's own pictures or videos, twelve on a page (MEDIA-007 to 011). */
export function LibraryTab({ kind, chosen, onToggle, onDeleted, onUpload }: Props) {
  const t = useTranslations('media.library');
  const video = kind === 'video';
  const tUpload = useTranslations('media.upload');
  const tDelete = useTranslations('ui.actions');
  const tPicker = useTranslations('media.picker');
  const tPaging = useTranslations('ui.dateTime');
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<LibraryFile | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), DEBOUNCE_MS.keyword);
  const search = typed.trim() === '' ? '' : settled;
  const library = useLibrary(kind, { page: search === '' ? page : 1, search });
  const shown = library.data?.results;
  const remove = useDeleteFile((id) => {
    setDeleting(null);
    setRemoved({ id, at: shown?.findIndex((file) => file.id === id) ?? 0 });
    onDeleted(id);
    if (shown?.length !== 1) return;
    // The last picture of a page leaves an empty page behind, the last one found a name that nothing has.
    if (search !== '') setTyped('');
    else if (page > 1) setPage(page - 1);
  });
  const { list, none } = useFocusAfter(removed, library.isPlaceholderData ? undefined : shown, () => setRemoved(null));
  if (library.isPending) return <ListSkeleton rows={4} />;
  if (library.isError) {
    return <ErrorState title={t('loadFailed')} error={library.error} onRetry={() => void library.refetch()} />;
  }
  const { results, count } = library.data;
  if (count === 0 && search === '') {
    return (
      <EmptyState
        icon={video ? <IconMovie size={40} stroke={1.4} /> : <IconPhoto size={40} stroke={1.4} />}
        title={t(video ? 'emptyVideos' : 'empty')}
        text={t(video ? 'emptyVideosHint' : 'emptyHint')}
        action={
          <Button ref={none} onClick={onUpload}>
            {tUpload('choose')}
          </Button>
        }
      />
    );
  }
  const pages = Math.ceil(count / PAGE_SIZES.media);
  return (
    <div className={classes.panel} aria-busy={library.isPlaceholderData}>
      <Title order={3}>{tPicker(video ? 'myVideos' : 'myMedia')}</Title>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} stroke={1.7} />}
        placeholder={t('search')}
        aria-label={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {count === 0 && <p className={classes.when}>{t('noneFound')}</p>}
      <ul ref={list} className={classes.grid}>
        {results.map((file) => (
          <LibraryItem
            key={file.id}
            file={file}
            position={chosen.findIndex(({ id }) => id === file.id)}
            onToggle={() => onToggle(file)}
            onDelete={() => setDeleting(file)}
          />
        ))}
      </ul>
      {pages > 1 && search === '' && (
        <div className={classes.pager}>
          <Pagination
            total={pages}
            value={page}
            onChange={setPage}
            size="sm"
            getControlProps={(control) => ({ 'aria-label': tPaging(control === 'previous' ? 'previous' : 'next') })}
          />
        </div>
      )}
      <ConfirmModal
        opened={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t(video ? 'deleteVideoTitle' : 'deleteTitle')}
        confirmLabel={tDelete('delete')}
        danger
        pending={remove.pending}
        onConfirm={() => deleting && remove.run(deleting)}
      >
        {t('deleteText')}
      </ConfirmModal>
    </div>
  );
}

interface Removed {
  readonly id: number;
  readonly at: number;
}

/** The button that deleted a file goes with it: the focus goes on to the file that takes its place, or to where files come from. */
function useFocusAfter(removed: Removed | null, shown: readonly LibraryFile[] | undefined, onFocused: () => void) {
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLButtonElement>(null);
  const focused = useRef(onFocused);
  focused.current = onFocused;
  useEffect(() => {
    if (removed === null || shown === undefined || shown.some(({ id }) => id === removed.id)) return;
    const place = list.current?.children[Math.min(removed.at, shown.length - 1)];
    (place?.querySelector<HTMLElement>('button:enabled') ?? none.current)?.focus();
    focused.current();
  }, [removed, shown]);
  return { list, none };
}

interface ItemProps {
  readonly file: LibraryFile;
  /** Place among the chosen ones, -1 when it is not chosen. */
  readonly position: number;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

function LibraryItem({ file, position, onToggle, onDelete }: ItemProps) {
  const t = useTranslations('media');
  const formats = useFormats();
  const video = file.kind === 'video';
  const name = file.description ? cut(file.description) : t(video ? 'library.untitledVideo' : 'library.untitled');
  const chosen = position >= 0;
  return (
    <li className={classes.item}>
      <UnstyledButton
        className={classes.pick}
        aria-pressed={chosen}
        // What could not be prepared can only be deleted.
        disabled={file.state === 'failed'}
        onClick={onToggle}
      >
        <span className={classes.frame}>
          <img src={file.thumbnail} alt="" className={classes.thumb} loading="lazy" />
          {video && <LibraryVideoMark file={file} />}
          {chosen && (
            <span className={classes.tick} aria-hidden="true">
              {position + 1}
            </span>
          )}
        </span>
        <span className={classes.caption}>
          <span title={file.description ?? undefined}>{name}</span>
          <span className={classes.when}>{t('library.added', { date: formats.date(file.created) })}</span>
        </span>
      </UnstyledButton>
      <ActionIcon
        size={30}
        variant="default"
        className={classes.bin}
        aria-label={t(video ? 'library.deleteVideo' : 'library.delete')}
        onClick={onDelete}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}

/** Its length, or where its preparation stands. */
function LibraryVideoMark({ file }: { readonly file: LibraryFile }) {
  const t = useTranslations('media.video');
  return (
    <VideoMark>
      {file.state === 'ready' ? videoLength(file.seconds ?? 0) : t(file.state === 'failed' ? 'unusable' : 'preparing')}
    </VideoMark>
  );
}
