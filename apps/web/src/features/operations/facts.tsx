import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './operations.module.css';

interface FactsProps {
  readonly of: readonly (readonly [name: string, value: ReactNode])[];
}

/** A sentence, and folded below it what names things as the program does. */
export function Technical({ says, of }: FactsProps & { readonly says: ReactNode }) {
  const t = useTranslations('operations');
  return (
    <>
      <Text>{says}</Text>
      <details className={classes.fold}>
        <summary>{t('details')}</summary>
        <Facts of={of} />
      </details>
    </>
  );
}

export function Facts({ of }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
