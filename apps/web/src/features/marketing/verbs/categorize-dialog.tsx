import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { changePosting, POSTING_TERMS_MAX, type Posting, TAXONOMY_FIELDS } from '@waypost/contract/campaigns';
import { listCategories, listDestinations, listTravelTypes, type TermNamed } from '@waypost/contract/taxonomies';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDiscard } from '../../../ui/dialogs/use-discard.tsx';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { ActionForm } from '../../../ui/fields/action-form.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { usePostingAction } from './use-posting-action.ts';

export interface CategorizeProps {
  readonly posting: Posting;
  readonly onClose: () => void;
}

const LISTS = { travel_type: listTravelTypes, destination: listDestinations, category: listCategories };
const slugsOf = (terms: readonly TermNamed[]) => terms.map(({ slug }) => slug);

/** What a library's post is filed under, by superusers (ADMCAL-034, ADMCAL-061). Loaded by lazy-verbs.ts. */
export default function CategorizeDialog({ posting, onClose }: CategorizeProps) {
  const t = useTranslations('marketing');
  const { id } = posting;
  const { version, show, onFailure } = usePostingAction(posting);
  const lists = useQueries({
    queries: TAXONOMY_FIELDS.map((field) => ({
      queryKey: ['taxonomies', 'named', field],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(LISTS[field], {}, { signal }),
      meta: { kind: 'list' as const },
    })),
  });
  const form = useKeptForm(`categorize-${id}-${posting.version}`, {
    initialValues: {
      travel_type: slugsOf(posting.travel_type),
      destination: slugsOf(posting.destination),
      category: slugsOf(posting.category),
    },
  });
  const action = useFormAction({
    form,
    run: (chosen) => call(changePosting, { params: { id }, body: { ...chosen, version } }),
    success: t('edit.saved'),
    failure: t('edit.failed'),
    onSuccess: (saved) => {
      onClose();
      return show(saved);
    },
    onFailure,
  });
  const { leave, question } = useDiscard(form.isDirty(), onClose);
  return (
    <Dialog opened onClose={leave} title={t('verbs.categorizeTitle')} size={520}>
      <ActionForm action={action} submit={t('edit.submit')} onCancel={leave}>
        {TAXONOMY_FIELDS.map((field, index) => (
          <MultiSelect
            key={field}
            label={t(`terms.${field}`)}
            data={optionsOf(posting[field], lists[index]?.data?.results ?? [])}
            searchable
            clearable
            openOnFocus={false}
            maxValues={POSTING_TERMS_MAX}
            {...form.getInputProps(field)}
          />
        ))}
      </ActionForm>
      {question}
    </Dialog>
  );
}

/** Those that can be chosen; what was retired stays on what it was chosen for. */
function optionsOf(worn: readonly TermNamed[], offered: readonly TermNamed[]) {
  const all = new Map([...worn, ...offered].map(({ slug, name }) => [slug, name]));
  return [...all].map(([value, label]) => ({ value, label }));
}
