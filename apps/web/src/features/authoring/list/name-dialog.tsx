import { TextInput } from '@mantine/core';
import { CAMPAIGN_NAME_MAX, createEmailCampaign } from '@waypost/contract/newsletters';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useGo } from '../../../platform/navigation/use-navigation.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { LISTS_KEY } from '../api.ts';
import { authoringPaths } from '../paths.ts';
import type { Naming } from './naming.ts';

/** How a newsletter is called among staff; then it is written. Loaded by lazy-dialogs.ts. */
export default function NameDialog({ copyOf, onClose }: Naming & { readonly onClose: () => void }) {
  const t = useTranslations('authoring.naming');
  const go = useGo();
  const form = useKeptForm(copyOf ? `campaign-copy-${copyOf.id}` : 'campaign-new', {
    initialValues: { name: copyOf ? t('copyName', { name: copyOf.name }).slice(0, CAMPAIGN_NAME_MAX) : '' },
  });
  const action = useFormAction({
    form,
    run: ({ name }) => call(createEmailCampaign, { body: { name, ...(copyOf && { copy_of: copyOf.id }) } }),
    success: false,
    invalidate: [LISTS_KEY],
    onSuccess: ({ id }) => {
      onClose();
      go(authoringPaths.campaign({ id }));
    },
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t(copyOf ? 'copyTitle' : 'title')} size={460}>
      <ActionForm action={action} submit={t(copyOf ? 'copy' : 'create')} onCancel={leave}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={CAMPAIGN_NAME_MAX}
          required
          {...form.getInputProps('name')}
        />
      </ActionForm>
      {question}
    </Dialog>
  );
}
