import { type SelectProps, TextInput } from '@mantine/core';
import { SearchableSelect } from './searchable-select.tsx';

interface Props extends Omit<SelectProps, 'data'> {
  /** Of the country that was chosen. */
  readonly states: readonly { readonly code: string; readonly label: string }[];
  /** What is typed where a country has no list of them; without it nothing is asked there. */
  readonly typed?: { readonly maxLength: number; readonly autoComplete: string };
}

/** A state or province of an address: chosen where its country has a list. One that is in it no more stays to be read. */
export function StateField({ states, typed, required, ...input }: Props) {
  if (states.length > 0 || !typed) {
    const listed = states.map(({ code, label }) => ({ value: code, label }));
    const { value } = input;
    const gone = value && states.every(({ code }) => code !== value) ? [{ value, label: value }] : [];
    const none = states.length === 0;
    return <SearchableSelect {...input} data={[...listed, ...gone]} required={required && !none} disabled={none} />;
  }
  const { label, error, value, onChange } = input;
  return (
    <TextInput
      {...typed}
      label={label}
      error={error}
      required={required}
      data-path="state"
      value={value ?? ''}
      onChange={(event) => onChange?.(event.currentTarget.value, { value: event.currentTarget.value, label: '' })}
    />
  );
}
