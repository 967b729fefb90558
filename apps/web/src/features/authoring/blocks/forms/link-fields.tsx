import { Select, TextInput } from '@mantine/core';
import { BLOCK_URL_MAX } from '@waypost/contract/newsletters';
import { completeAddress } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useProblem, useWriter } from '../writer.ts';

interface Linked {
  readonly url: string;
  readonly supplier: number | null;
}
interface Props {
  readonly id: string;
  readonly of: Linked;
  readonly label: string;
  readonly required?: boolean;
  readonly onChange: (change: Partial<Linked>, field: string | null) => void;
}

/** Where a click leads, and whose click that is in the report. */
export function LinkFields({ id, of, label, required, onChange }: Props) {
  const t = useTranslations('authoring.form');
  const { suppliers } = useWriter();
  const problem = useProblem(id);
  return (
    <>
      <UrlField
        label={label}
        path={`${id}.url`}
        required={required}
        value={of.url}
        error={problem('url')}
        onChange={(url) => onChange({ url }, 'url')}
      />
      {(suppliers.length > 0 || of.supplier !== null) && (
        <Select
          label={t('supplier')}
          description={t('supplierHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={t('noSupplier')}
          data={[...suppliers]}
          clearable
          allowDeselect
          value={of.supplier === null ? null : String(of.supplier)}
          onChange={(chosen) => onChange({ supplier: chosen === null ? null : Number(chosen) }, null)}
        />
      )}
    </>
  );
}

interface UrlProps {
  readonly label: string;
  readonly path: string;
  readonly required?: boolean;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (url: string) => void;
}

/** An address; it is made whole when the field is left. One that is filled in for each advisor stays as it is. */
export const UrlField = ({ label, path, required, value, error, onChange }: UrlProps) => (
  <TextInput
    label={label}
    placeholder="https://"
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={BLOCK_URL_MAX}
    required={required}
    data-path={path}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={() => {
      const whole = value.trim().startsWith('{{') ? value.trim() : (completeAddress(value) ?? '');
      if (whole !== value) onChange(whole);
    }}
  />
);
