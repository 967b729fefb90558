import { Button, Modal, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ProfileImage } from '@waypost/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LibraryTab } from './library-tab.tsx';
import classes from './media.module.css';
import { UploadTab } from './upload-tab.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onUse: (images: readonly ProfileImage[]) => void;
}

/** Pictures for a post: My Library and Upload. Callers show it to holders of `accounts.custom_images` only. */
export function MediaPicker({ onClose, onUse }: Props) {
  const t = useTranslations('media.picker');
  const tActions = useTranslations('ui.actions');
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const [tab, setTab] = useState<string | null>('library');
  const [chosen, setChosen] = useState<readonly ProfileImage[]>([]);
  const drop = (id: number) => setChosen((list) => list.filter((image) => image.id !== id));
  const toggle = (image: ProfileImage) =>
    setChosen((list) =>
      list.some(({ id }) => id === image.id) ? list.filter(({ id }) => id !== image.id) : [...list, image],
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size={760}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': tActions('close') }}
    >
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="library">{t('myLibrary')}</Tabs.Tab>
          <Tabs.Tab value="upload">{t('upload')}</Tabs.Tab>
        </Tabs.List>
        <div className={classes.tabBody}>
          <Tabs.Panel value="library">
            <LibraryTab chosen={chosen} onToggle={toggle} onDeleted={drop} onUpload={() => setTab('upload')} />
          </Tabs.Panel>
          <Tabs.Panel value="upload">
            <UploadTab onUploaded={(image) => setChosen((list) => [...list, image])} />
          </Tabs.Panel>
        </div>
      </Tabs>
      <div className={classes.footer}>
        <span className={classes.count} role="status">
          {t('selected', { count: chosen.length })}
        </span>
        <Button variant="default" onClick={onClose}>
          {tActions('cancel')}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => onUse(chosen)}>
          {t('use')}
        </Button>
      </div>
    </Modal>
  );
}
