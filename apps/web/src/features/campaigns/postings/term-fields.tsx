import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { POSTING_TERMS_MAX, TAXONOMY_FIELDS, type TaxonomyField } from '@waypost/contract/campaigns';
import { listCategories, listDestinations, listTravelTypes } from '@waypost/contract/taxonomies';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import type { PostingContent, WornTerm } from '../draft/posting-content.ts';
import type { EditPost } from '../draft/use-posting-draft.ts';
import classes from './post.module.css';

interface Props {
  readonly terms: PostingContent['terms'];
  readonly edit: EditPost;
  readonly readOnly: boolean;
  readonly refused: (field: string) => string | undefined;
}
const LISTS = {
  travel_type: listTravelTypes,
  destination: listDestinations,
  category: listCategories,
} as const;
const KEPT_MS = 5 * 60_000;

function useTerms(field: TaxonomyField) {
  return useQuery({
    queryKey: ['taxonomies', field],
    queryFn: ({ signal }) => call(LISTS[field], {}, { signal }),
    staleTime: KEPT_MS,
    meta: { kind: 'silent' },
  });
}

/** What a post is filed under: by these it is found in calendars and libraries. */
export function TermFields({ terms, ...of }: Props) {
  // Nothing that could be chosen is shown where nothing may be.
  const shown = TAXONOMY_FIELDS.filter((field) => !of.readOnly || terms[field].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={classes.terms}>
      {shown.map((field) => (
        <TermField key={field} field={field} worn={terms[field]} {...of} />
      ))}
    </div>
  );
}

interface FieldProps extends Omit<Props, 'terms'> {
  readonly field: TaxonomyField;
  readonly worn: readonly WornTerm[];
}

function TermField({ field, worn, edit, readOnly, refused }: FieldProps) {
  const t = useTranslations('campaigns.post');
  const { data } = useTerms(field);
  // One that was retired stays where it is worn.
  const all = new Map([...(data?.results ?? []), ...worn].map((term) => [term.slug, term]));
  return (
    <MultiSelect
      label={t(`terms.${field}`)}
      placeholder={worn.length === 0 ? t('termsNone') : undefined}
      data={[...all.values()].map(({ slug, name }) => ({ value: slug, label: name }))}
      searchable
      openOnFocus={false}
      hidePickedOptions
      maxValues={POSTING_TERMS_MAX}
      nothingFoundMessage={t('termsNotFound')}
      readOnly={readOnly}
      data-path={field}
      value={worn.map(({ slug }) => slug)}
      error={refused(field)}
      onChange={(slugs) =>
        edit((now) => ({
          ...now,
          terms: { ...now.terms, [field]: slugs.flatMap((slug) => all.get(slug) ?? []) },
        }))
      }
    />
  );
}
