import { Button, Input, Textarea, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import {
  type Campaign,
  type CampaignOg,
  changeCampaignOg,
  OG_DESCRIPTION_MAX,
  OG_TITLE_MAX,
} from '@waypost/contract/campaigns';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { FilePicker } from '../files/lazy-picker.ts';
import classes from './ogs.module.css';

interface Props {
  readonly campaign: number;
  readonly og: CampaignOg;
  readonly onClose: () => void;
  readonly onSaved: (campaign: Campaign) => void;
}

/** What a link preview says and shows instead of what was read. Loaded by lazy-dialog.ts. */
export default function OgDialog({ campaign, og, onClose, onSaved }: Props) {
  const t = useTranslations('campaigns.ogs');
  const ui = useTranslations('ui.actions');
  const [picking, pick] = useState(false);
  /** Undefined: the one that it has. */
  const [image, setImage] = useState<{ readonly id: number; readonly url: string } | null | undefined>(undefined);
  const form = useKeptForm(`campaign-og-${campaign}-${og.idx}`, {
    initialValues: { title: og.title, description: og.description ?? '' },
  });
  const action = useFormAction({
    form,
    run: ({ title, description }) =>
      call(changeCampaignOg, {
        params: { id: campaign, idx: og.idx },
        body: {
          title,
          description: description.trim() || null,
          ...(image !== undefined && { image: image?.id ?? null }),
        },
      }),
    onSuccess: (stored: Campaign) => {
      onSaved(stored);
      onClose();
    },
  });
  const { leave, question } = useDiscard(form.isDirty() || image !== undefined, onClose);
  const shown = image === undefined ? og.image : (image?.url ?? null);
  return (
    <Dialog opened onClose={leave} title={t('title')} size={520}>
      <ActionForm action={action} submit={ui('save')} onCancel={leave}>
        <Input.Wrapper label={t('image')} labelElement="div">
          <div className={classes.chosen}>
            {shown ? (
              <img src={shown} alt="" className={classes.image} />
            ) : (
              <span className={classes.image}>
                <IconPhoto size={22} stroke={1.4} aria-hidden="true" />
              </span>
            )}
            <Button variant="default" size="xs" onClick={() => pick(true)}>
              {t('otherImage')}
            </Button>
            {shown && (
              <Button variant="subtle" color="gray" size="xs" onClick={() => setImage(null)}>
                {t('removeImage')}
              </Button>
            )}
          </div>
        </Input.Wrapper>
        <TextInput
          label={t('titleField')}
          maxLength={OG_TITLE_MAX}
          autoComplete="off"
          required
          {...form.getInputProps('title')}
        />
        <Textarea
          label={t('description')}
          maxLength={OG_DESCRIPTION_MAX}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('description')}
        />
      </ActionForm>
      {picking && (
        <FilePicker
          most={1}
          kind="image"
          onClose={() => pick(false)}
          onUse={([file]) => {
            if (file) setImage({ id: file.id, url: file.thumbnail });
            pick(false);
          }}
        />
      )}
      {question}
    </Dialog>
  );
}
