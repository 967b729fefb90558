import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { CONTACT_COLUMNS, type ContactColumn, type ContactOrdering, contactOrderOf } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats/use-formats.ts';
import { sortedBy } from '../asked.ts';
import classes from '../contacts.module.css';
import { ContactActions, type Rows } from './contact-actions.tsx';
import { ContactStatus } from './contact-status.tsx';

interface Props extends Rows {
  readonly ordering: ContactOrdering;
  readonly onSort: (ordering: ContactOrdering) => void;
}

export function ContactTable({ contacts, ordering, onSort, ...verbs }: Props) {
  const t = useTranslations('contacts.screen');
  const { date } = useFormats();
  return (
    <Table verticalSpacing="sm" horizontalSpacing="lg" highlightOnHover className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {CONTACT_COLUMNS.map((column) => (
            <Head key={column} column={column} ordering={ordering} onSort={onSort} />
          ))}
          <Table.Th>
            <span className={classes.spoken}>{t('actionsColumn')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {contacts.map((contact) => (
          <Table.Tr key={contact.id}>
            <Table.Th scope="row" className={classes.email}>
              {contact.email}
            </Table.Th>
            <Table.Td className={classes.name}>{contact.first_name}</Table.Td>
            <Table.Td className={classes.name}>{contact.last_name}</Table.Td>
            <Table.Td>
              <ContactStatus status={contact.optout_status} />
            </Table.Td>
            <Table.Td className={classes.date}>{contact.optout_date !== null && date(contact.optout_date)}</Table.Td>
            <Table.Td align="right">
              <ContactActions contact={contact} {...verbs} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface HeadProps extends Pick<Props, 'ordering' | 'onSort'> {
  readonly column: ContactColumn;
}

/** The name of a column, which sorts by it. */
function Head({ column, ordering, onSort }: HeadProps) {
  const t = useTranslations('contacts.column');
  const { column: sorted, ascending } = contactOrderOf(ordering);
  const Arrow = ascending ? IconArrowUp : IconArrowDown;
  const here = sorted === column;
  return (
    <Table.Th aria-sort={here ? (ascending ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton className={classes.sort} data-here={here} onClick={() => onSort(sortedBy(column, ordering))}>
        {t(column)}
        <Arrow size={14} stroke={1.9} aria-hidden="true" />
      </UnstyledButton>
    </Table.Th>
  );
}
