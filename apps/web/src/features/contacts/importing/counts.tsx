import { Text } from '@mantine/core';
import type { ContactImport } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import classes from './importing.module.css';

/** What becomes, or became, of the rows of a file. */
export function Counts({ made }: { readonly made: ContactImport }) {
  const t = useTranslations('contacts.importing.counts');
  const { number } = useFormats();
  return (
    <>
      <dl className={classes.counts} aria-label={t('label')}>
        {(['added', 'updated', 'unchanged', 'skipped'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{number(made[name])}</dd>
          </div>
        ))}
      </dl>
      {made.suppressed > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('suppressed', { count: made.suppressed })}
        </Text>
      )}
    </>
  );
}
