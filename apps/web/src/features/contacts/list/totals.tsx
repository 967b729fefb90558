import { Anchor } from '@mantine/core';
import type { ContactList, listContacts } from '@waypost/contract/contacts';
import type { AnswerOf } from '@waypost/contract/wire';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from '../contacts.module.css';

interface Props {
  readonly list: ContactList;
  readonly totals: AnswerOf<typeof listContacts>['results'];
}

/** How many there are in the whole list, whatever is looked at, and when it was last exported (CONTACT-001). */
export function Totals({ list, totals }: Props) {
  const t = useTranslations('contacts.totals');
  const screen = useTranslations('contacts.screen');
  const { number, date } = useFormats();
  const { contact_list_file: file, contact_list_file_until: until } = list;
  return (
    <SectionCard label={t('title')} className={classes.totals}>
      <dl className={classes.figures}>
        {(['audience', 'optouts', 'undeliverables'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{number(totals[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('exported')}</dt>
          <dd className={classes.exported}>
            {totals.last_export_date === null ? t('never') : date(totals.last_export_date)}
            {file !== null && (
              <span className={classes.file}>
                <Anchor href={file} download size="sm">
                  {screen('download')}
                </Anchor>
                {until !== null && ` (${screen('downloadUntil', { date: date(until) })})`}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </SectionCard>
  );
}
