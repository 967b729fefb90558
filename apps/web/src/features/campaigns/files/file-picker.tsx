import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto, IconSearch, IconUpload } from '@tabler/icons-react';
import type { CampaignFile, PostingFile } from '@waypost/contract/campaigns';
import { DEBOUNCE_MS } from '@waypost/contract/wire';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../ui/states/states.tsx';
import { VideoMark, videoLength } from '../../media/index.ts';
import classes from './files.module.css';
import { offered, useFiles, useUpload } from './use-files.ts';

interface Props {
  /** How many more pictures the post may have. */
  readonly most: number;
  /** Only these are offered. */
  readonly kind?: 'image';
  readonly onClose: () => void;
  readonly onUse: (files: readonly PostingFile[]) => void;
}

const fileOf = ({ description, created: _, ...file }: CampaignFile): PostingFile => ({
  ...file,
  alt_text: file.kind === 'image' ? description || null : null,
});
/** A post carries pictures or one video: choosing the one lets go of the other. */
const added = (chosen: readonly CampaignFile[], file: CampaignFile, most: number): readonly CampaignFile[] =>
  file.kind === 'video'
    ? [file]
    : [...chosen.filter(({ kind, id }) => kind === 'image' && id !== file.id), file].slice(-most);

/** Pictures or a video of those that campaigns have used, or new ones. Loaded by lazy-picker.ts. */
export default function FilePicker({ most, kind, onClose, onUse }: Props) {
  const t = useTranslations('campaigns.files');
  const actions = useTranslations('ui.actions');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS.keyword);
  const [chosen, choose] = useState<readonly CampaignFile[]>([]);
  const upload = useUpload(kind, (file) => choose((now) => added(now, file, most)));
  const toggle = (file: CampaignFile) =>
    choose((now) =>
      now.some(({ id }) => id === file.id) ? now.filter(({ id }) => id !== file.id) : added(now, file, most),
    );
  return (
    // At the top: centred, it would move with every file that is added.
    <Dialog opened onClose={onClose} title={t('title')} size={760} centered={false}>
      <FileDrop label={t('title')} accept={offered(kind)} multiple className={classes.body} onFiles={upload.take}>
        {(open) => (
          <>
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
              <Button
                variant="default"
                loading={upload.pending}
                leftSection={<IconUpload size={16} stroke={1.7} />}
                onClick={open}
              >
                {t('upload')}
              </Button>
            </div>
            {upload.refusals.map((refusal) => (
              <div key={refusal} role="alert">
                <Notice tone="danger" title={refusal} />
              </div>
            ))}
            <Library search={search} kind={kind} chosen={chosen} onToggle={toggle} />
          </>
        )}
      </FileDrop>
      <div className={classes.footer}>
        <span className={classes.count} role="status">
          {upload.pending ? t('uploading', { percent: upload.percent }) : t('selected', { count: chosen.length })}
        </span>
        <Button variant="default" onClick={onClose}>
          {actions('cancel')}
        </Button>
        <Button disabled={chosen.length === 0 || upload.pending} onClick={() => onUse(chosen.map(fileOf))}>
          {t('use')}
        </Button>
      </div>
    </Dialog>
  );
}

interface LibraryProps extends Pick<Props, 'kind'> {
  readonly search: string;
  readonly chosen: readonly CampaignFile[];
  readonly onToggle: (file: CampaignFile) => void;
}

function Library({ search, kind, chosen, onToggle }: LibraryProps) {
  const t = useTranslations('campaigns.files');
  const ui = useTranslations('ui.states');
  const found = useFiles(search, kind);
  if (found.isPending) return <ListSkeleton rows={3} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const files = found.data.pages.flatMap(({ results }) => results);
  if (files.length === 0)
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
        {files.map((file) => (
          <Item
            key={file.id}
            file={file}
            place={chosen.findIndex(({ id }) => id === file.id)}
            onToggle={() => onToggle(file)}
          />
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

interface ItemProps {
  readonly file: CampaignFile;
  /** Among the chosen ones; -1 where it is none of them. */
  readonly place: number;
  readonly onToggle: () => void;
}

function Item({ file, place, onToggle }: ItemProps) {
  const t = useTranslations('campaigns.files');
  const formats = useFormats();
  return (
    <li>
      <UnstyledButton
        className={classes.pick}
        aria-pressed={place >= 0}
        disabled={file.state === 'failed'}
        onClick={onToggle}
      >
        <span className={classes.frame}>
          <img src={file.thumbnail} alt="" className={classes.thumb} loading="lazy" />
          {file.kind === 'video' && (
            <VideoMark>
              {file.state === 'ready'
                ? videoLength(file.duration ?? 0)
                : t(file.state === 'failed' ? 'failed' : 'preparing')}
            </VideoMark>
          )}
          {place >= 0 && (
            <span className={classes.tick} aria-hidden="true">
              {place + 1}
            </span>
          )}
        </span>
        <Text size="xs" truncate>
          {file.description || t('untitled')}
        </Text>
        <Text size="xs" c="dimmed">
          {t('facts', { width: file.width, height: file.height, date: formats.date(file.created) })}
        </Text>
      </UnstyledButton>
    </li>
  );
}
