import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Button, MultiSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from '../library.module.css';
import { type FilterKind, useOptions } from './use-options.ts';

interface Props {
  readonly kind: FilterKind;
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (slugs: readonly string[]) => void;
}

/** A filter above a list: any number of its terms. */
export function ChooseOptions({ kind, label, value, onChange }: Props) {
  const t = useTranslations('library.filters');
  const { options, failure, retry } = useOptions(kind);
  return (
    <div className={classes.filter}>
      <ChooseAny
        label={label}
        data={options.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={value}
        onChange={onChange}
        error={failure}
      />
      {failure && (
        <Button size="compact-xs" variant="subtle" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

interface AnyProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly error?: string | null;
}

export function ChooseAny({ label, data, value, onChange, error }: AnyProps) {
  return (
    <MultiSelect
      size="sm"
      aria-label={label}
      placeholder={value.length === 0 ? label : undefined}
      data={[...data]}
      // What the address names and nobody offers any more is still taken away here.
      value={[...value]}
      onChange={onChange}
      clearable
      searchable
      hidePickedOptions
      error={error}
    />
  );
}
