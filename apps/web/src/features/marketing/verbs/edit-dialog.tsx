import { Select, TextInput } from '@mantine/core';
import { changePosting, POSTING_LINK_MAX, type Posting } from '@waypost/contract/campaigns';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { TemplateField } from '../../generator/index.ts';
import EffectNote from './effect-note.tsx';
import { usePostingAction } from './use-posting-action.ts';

export interface EditProps {
  readonly posting: Posting;
  readonly onClose: () => void;
}

/** What a post says and where it leads (ADMCAL-043, ADMCAL-044, ADMCAL-060). Loaded by lazy-verbs.ts. */
export default function EditDialog({ posting, onClose }: EditProps) {
  const t = useTranslations('marketing.edit');
  const { id, app, message, link, landing_page_link: landing, og_index: og, campaign } = posting;
  const { version, show, onFailure } = usePostingAction(posting);
  const form = useKeptForm(`posting-${id}-${posting.version}`, {
    initialValues: { message, landing_page_link: landing ?? '', og_index: og === null ? '' : String(og) },
  });
  // A post that shows its link leads where that does; else it is a page of its own.
  const field = link !== null && link === landing ? 'link' : 'landing_page_link';
  const action = useFormAction({
    form,
    fieldNames: { link: 'landing_page_link' },
    run: (typed) =>
      call(changePosting, {
        params: { id },
        body: {
          ...(typed.message !== message && { message: typed.message }),
          ...(typed.landing_page_link !== (landing ?? '') && { [field]: typed.landing_page_link }),
          ...(link !== null && { og_index: typed.og_index === '' ? null : Number(typed.og_index) }),
          version,
        },
      }),
    success: t('saved'),
    failure: t('failed'),
    onSuccess: (saved) => {
      onClose();
      return show(saved);
    },
    onFailure,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t('title')} size="lg">
      <ActionForm action={action} submit={t('submit')} onCancel={leave}>
        {campaign.published && campaign.type === 'standard' && <EffectNote posting={id} what="edit" />}
        <TemplateField
          app={app}
          label={t('message')}
          required
          value={form.values.message}
          error={form.errors.message}
          onChange={(typed) => form.setFieldValue('message', typed)}
        />
        <TextInput
          label={t('landing')}
          type="url"
          required
          maxLength={POSTING_LINK_MAX}
          {...form.getInputProps('landing_page_link')}
        />
        {link !== null && campaign.ogs.length > 0 && (
          <Select
            label={t('preview')}
            placeholder={t('ownPreview')}
            data={campaign.ogs.map(({ idx, title, url }) => ({ value: String(idx), label: title || url }))}
            clearable
            allowDeselect
            {...form.getInputProps('og_index')}
            value={form.values.og_index === '' ? null : form.values.og_index}
            onChange={(value) => form.setFieldValue('og_index', value ?? '')}
          />
        )}
      </ActionForm>
      {question}
    </Dialog>
  );
}
