import { Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** What it means that none is ticked. */
  readonly hint: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value?: readonly string[];
  readonly error?: ReactNode;
  readonly onChange?: (chosen: string[]) => void;
}

/** Several of a few, of which none is all. */
export const Choices = ({ label, hint, options, value = [], error, onChange }: Props) => (
  <Checkbox.Group
    label={label}
    description={value.length === 0 ? hint : '\u00a0'}
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    value={[...value]}
    error={error}
    onChange={onChange}
  >
    <Group gap="md" py={6}>
      {options.map(([one, name]) => (
        <Checkbox key={one} value={one} label={name} />
      ))}
    </Group>
  </Checkbox.Group>
);
