import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../../ui/fields/fields.module.css';

/** What a form gives a field; Mantine types it as anything. */
type InputProps = ReturnType<ReturnType<typeof import('@mantine/form').useForm>['getInputProps']>;

interface Props {
  readonly first: InputProps;
  readonly last: InputProps;
  readonly autoFocus?: boolean;
}

/** First and last name, beside each other where there is room. */
export function PersonFields({ first, last, autoFocus }: Props): ReactNode {
  const t = useTranslations('accounts.fields');
  const shared = { maxLength: 100, required: true, withAsterisk: false } as const;
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('firstName')}
        name="first_name"
        autoComplete="given-name"
        autoFocus={autoFocus}
        {...shared}
        {...first}
      />
      <TextInput label={t('lastName')} name="last_name" autoComplete="family-name" {...shared} {...last} />
    </div>
  );
}
