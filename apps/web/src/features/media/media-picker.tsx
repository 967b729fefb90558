import { Button, Tabs } from '@mantine/core';
import type { LibraryPost } from '@waypost/contract/library';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PlanBadge } from '../../ui/marks/plan-badge.tsx';
import { LockedState } from '../../ui/states/states.tsx';
import { UpgradeLink } from '../../ui/upgrade-link.tsx';
import { PickPost } from '../library/index.ts';
import type { LibraryFile } from './library-file.ts';
import { LibraryTab } from './library-tab.tsx';
import classes from './media.module.css';
import { UploadTab } from './upload-tab.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  readonly onClose: () => void;
  readonly onUse: (files: readonly LibraryFile[]) => void;
  /** Takes a library post whole; absent where there is a post already. */
  readonly onUsePost?: (post: LibraryPost) => void;
}

/** A post carries pictures or one video: choosing the one lets go of the other. */
const add = (list: readonly LibraryFile[], file: LibraryFile): readonly LibraryFile[] =>
  file.kind === 'video' ? [file] : [...list.filter(({ kind, id }) => kind === 'image' && id !== file.id), file];

/**
 * Pictures or a video for a post, or a post of the library with its own: the tabs are shown with either permission, and what the
 * missing one locks says so (MEDIA-001, 002, 007). Callers show it to those who have one of them.
 */
export function MediaPicker({ onClose, onUse, onUsePost }: Props) {
  const t = useTranslations('media.picker');
  const tActions = useTranslations('ui.actions');
  const own = usePermission('accounts.custom_images');
  const posts = usePermission('accounts.publish_post_library');
  const [tab, setTab] = useState<string | null>(own ? 'library' : 'posts');
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
          {onUsePost && (
            <Tabs.Tab value="posts" rightSection={posts ? undefined : <PlanBadge plan="PREMIUM" size="xxs" />}>
              {t('postLibrary')}
            </Tabs.Tab>
          )}
          <Tabs.Tab value="library" rightSection={own ? undefined : <PlanBadge plan="PREMIUM" size="xxs" />}>
            {t('myLibrary')}
          </Tabs.Tab>
          {own && <Tabs.Tab value="videos">{t('myVideos')}</Tabs.Tab>}
          {own && <Tabs.Tab value="upload">{t('upload')}</Tabs.Tab>}
        </Tabs.List>
        <div className={classes.tabBody}>
          {onUsePost && (
            <Tabs.Panel value="posts">
              <PickPost onPick={onUsePost} />
            </Tabs.Panel>
          )}
          <Tabs.Panel value="library">
            {own ? (
              <LibraryTab
                kind="image"
                chosen={chosen}
                onToggle={toggle}
                onDeleted={drop}
                onUpload={() => setTab('upload')}
              />
            ) : (
              <LockedState plan="PREMIUM" gives={t('upgradeText')} action={<UpgradeLink />} />
            )}
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
      {tab !== 'posts' && (
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
      )}
    </Dialog>
  );
}
