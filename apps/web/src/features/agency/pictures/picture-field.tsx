import { Button, FileButton, Progress, Text } from '@mantine/core';
import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { ConfirmModal } from '../../../ui/dialogs/confirm-modal.tsx';
import { useAction } from '../../../ui/feedback/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { removePicture, useAgencyChanged } from '../api.ts';
import { LogoImage } from './logo-image.tsx';
import { FIELD, type PictureKind, TAKEN } from './picture.ts';
import classes from './pictures.module.css';
import type { Picture } from './use-picture.ts';

const CropDialog = loadAgain(() => withWords(['agency'], () => import('./crop-dialog.tsx')));

interface Props {
  readonly kind: PictureKind;
  readonly profile: number;
  /** Address of the stored one. */
  readonly stored: string | null;
  readonly picture: Picture;
}

/** Photo or logo: what is shown, its upload with progress, and the way to another or none. */
export function PictureField({ kind, profile, stored, picture }: Props) {
  const t = useTranslations('agency.pictures');
  const [removing, setRemoving] = useState(false);
  const reset = useRef<() => void>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { chosen, sending, failed } = picture;
  const Icon = kind === 'photo' ? IconUser : IconBuildingStore;
  const shown = sending ? sending.source : stored;
  const Shown = kind === 'logo' ? LogoImage : 'img';
  return (
    <section className={classes.picture} aria-label={t(`${kind}.label`)}>
      <span className={classes.frame} data-kind={kind} data-busy={sending !== null || undefined}>
        {shown ? <Shown src={shown} alt={t(`${kind}.alt`)} /> : <Icon size={32} stroke={1.4} aria-hidden="true" />}
      </span>
      <div className={classes.words}>
        <Text fw={560} aria-hidden="true">
          {t(`${kind}.label`)}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`${kind}.hint`)}
        </Text>
        <div className={classes.verbs}>
          <FileButton
            resetRef={reset}
            accept={TAKEN[kind].join()}
            onChange={(file) => {
              // The same file chosen again must count as a change.
              reset.current?.();
              if (file) picture.choose(file);
            }}
          >
            {(props) => (
              // Also while one is on its way: another file takes its place.
              <Button {...props} ref={choose} variant="default" size="xs">
                {t(stored ? `${kind}.change` : `${kind}.upload`)}
              </Button>
            )}
          </FileButton>
          {stored && !sending && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={t(`${kind}.removeLabel`)}
              onClick={() => setRemoving(true)}
            >
              {t('remove')}
            </Button>
          )}
        </div>
        {sending && (
          <Sending
            name={t(`${kind}.label`)}
            file={sending.source === null ? sending.file.name : null}
            percent={sending.percent}
            onCancel={() => {
              picture.cancel();
              choose.current?.focus();
            }}
          />
        )}
      </div>
      {failed && (
        <div role="alert" className={classes.failed}>
          <Notice
            tone="danger"
            title={t(`${kind}.failed`)}
            action={
              <>
                {failed.file && (
                  <Button size="xs" variant="default" onClick={picture.again}>
                    {t('retry')}
                  </Button>
                )}
                <Button size="xs" variant="subtle" color="gray" onClick={picture.dismiss}>
                  {t('dismiss')}
                </Button>
              </>
            }
          >
            {failed.message}
          </Notice>
        </div>
      )}
      {chosen && (
        <CropDialog
          kind={kind}
          {...chosen}
          onClose={() => picture.framed(null)}
          onDone={(part) => picture.framed(part)}
        />
      )}
      <RemovePicture kind={kind} profile={profile} opened={removing} onClose={() => setRemoving(false)} />
    </section>
  );
}

interface SendingProps {
  readonly name: string;
  /** Of a picture that is not shown yet. */
  readonly file: string | null;
  readonly percent: number;
  readonly onCancel: () => void;
}

/** What has arrived is looked at before it is stored. */
function Sending({ name, file, percent, onCancel }: SendingProps) {
  const t = useTranslations('agency.pictures');
  const { whole } = useFormats();
  return (
    <div className={classes.sending}>
      {file !== null && (
        <Text size="sm" truncate maw={160}>
          {file}
        </Text>
      )}
      <Progress value={percent} size={6} flex={1} aria-label={t('progress', { name })} />
      <Text size="sm" c="dimmed" className={classes.percent}>
        {percent === 100 ? t('checking') : whole(percent)}
      </Text>
      <Button variant="subtle" color="gray" size="compact-xs" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

interface RemoveProps {
  readonly kind: PictureKind;
  readonly profile: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function RemovePicture({ kind, profile, opened, onClose }: RemoveProps) {
  const t = useTranslations('agency.pictures');
  const changed = useAgencyChanged(profile);
  const action = useAction({
    run: () => removePicture(profile, FIELD[kind]),
    success: t(`${kind}.removed`),
    onSuccess: (saved) => {
      onClose();
      changed(saved);
    },
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      title={t(`${kind}.removeTitle`)}
      confirmLabel={t('remove')}
      onConfirm={() => action.run()}
      pending={action.pending}
      danger
    >
      {t(`${kind}.removeText`)}
    </ConfirmModal>
  );
}
