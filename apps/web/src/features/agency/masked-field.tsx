import { MaskInput, TextInput, type TextInputProps } from '@mantine/core';
import { formatMask } from '@mantine/hooks';
import { maskText } from '@waypost/contract/agency';
import { useMemo, useState } from 'react';
import { type Places, placesOf } from './masks.ts';

type Given = Pick<TextInputProps, 'label' | 'inputMode' | 'autoComplete' | 'required' | 'error' | 'maxLength'>;
interface Props extends Given {
  readonly 'data-path': string;
  /** As the contract writes masks. */
  readonly mask: string;
  /** As it was typed, with the signs of the mask. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number that is typed into its mask (BIZ-003, 019). */
export function MaskedField({ mask, value, onChange, ...props }: Props) {
  const places = useMemo(() => placesOf(mask), [mask]);
  if (places !== null) return <Masked {...props} key={mask} places={places} value={value} onChange={onChange} />;
  return (
    <TextInput
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange(maskText(mask, currentTarget.value))}
    />
  );
}

interface MaskedProps extends Omit<Props, 'mask'> {
  readonly places: Places;
}

const upper = (sign: string) => sign.toUpperCase();

/** Mantine's field keeps a text of its own: another value from outside draws it anew. */
function Masked({ places, value, onChange, ...props }: MaskedProps) {
  const [own, setOwn] = useState({ value, key: 0 });
  if (value !== own.value) setOwn({ value, key: own.key + 1 });
  return (
    <MaskInput
      {...props}
      key={own.key}
      mask={places}
      transform={upper}
      defaultValue={value}
      onChangeRaw={(raw) => {
        const text = raw === '' ? '' : formatMask(raw, { mask: places });
        setOwn((now) => ({ ...now, value: text }));
        onChange(text);
      }}
    />
  );
}
