import { Button, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { LibraryFile } from './library-file.ts';
import { LibraryTab } from './library-tab.tsx';
import classes from './media.module.css';
import { UploadTab } from './upload-tab.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  readonly onClose: () => void;
  readonly onUse: (files: readonly LibraryFile[]) => void;
}

/** A post carries pictures or one video: choosing the one lets go of the other. */
const add = (list: readonly LibraryFile[], file: LibraryFile): readonly LibraryFile[] =>
  file.kind === 'video' ? [file] : [...list.filter(({ kind, id }) => kind === 'image' && id !== file.id), file];

/** Pictures or a video for a post: My Library and Upload. Callers show it to holders of `accounts.custom_images` only. */
export function MediaPicker({ onClose, onUse }: Props) {
  const t = useTranslations('media.picker');
  const tActions = useTranslations('ui.actions');
  const [tab, setTab] = useState<string | null>('library');
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  // Here, and not in its tab, which another tab takes away.
  const uploads = useUploads({ onUploaded: (file) => setChosen((list) => add(list, file)) });
  const video = chosen.some(({ kind }) => kind === 'video');
  const drop = (id: number) => setChosen((list) => list.filter((file) => file.id !== id));
  const toggle = (file: LibraryFile) =>
    setChosen((list) =>
      list.some(({ id }) => id === file.id) ? list.filter(({ id }) => id !== file.id) : add(list, file),
    );
  return (
    // At the top: centred, it would move with every file that is added.
    <Dialog opened title={t('title')} size={760} onClose={onClose} centered={false}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="library">{t('myLibrary')}</Tabs.Tab>
          <Tabs.Tab value="videos">{t('myVideos')}</Tabs.Tab>
          <Tabs.Tab value="upload">{t('upload')}</Tabs.Tab>
        </Tabs.List>
        <div className={classes.tabBody}>
          <Tabs.Panel value="library">
            <LibraryTab
              kind="image"
              chosen={chosen}
              onToggle={toggle}
              onDeleted={drop}
              onUpload={() => setTab('upload')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="videos">
            <LibraryTab
              kind="video"
              chosen={chosen}
              onToggle={toggle}
              onDeleted={drop}
              onUpload={() => setTab('upload')}
            />
          </Tabs.Panel>
          <Tabs.Panel value="upload">
            <UploadTab uploads={uploads} />
          </Tabs.Panel>
        </div>
      </Tabs>
      <div className={classes.footer}>
        <span className={classes.count} role="status">
          {uploads.busy ? t('uploading') : video ? t('selectedVideo') : t('selected', { count: chosen.length })}
        </span>
        <Button variant="default" onClick={onClose}>
          {tActions('cancel')}
        </Button>
        <Button disabled={chosen.length === 0 || uploads.busy} onClick={() => onUse(chosen)}>
          {t('use')}
        </Button>
      </div>
    </Dialog>
  );
}
