import { Button, ScrollArea, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ContactImport, type ContactList, importErrorsAddress } from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import classes from './importing.module.css';

interface Props {
  readonly list: ContactList;
  readonly made: ContactImport;
}

/** The rows that are not taken: the first of them with why, all of them as files that can be mended and imported. */
export function RowFaults({ list, made }: Props) {
  const t = useTranslations('contacts.importing.faults');
  const { errors, error_count: count } = made;
  if (errors.length === 0) return null;
  return (
    <div className={classes.faults}>
      <Title order={3}>{t('title', { count })}</Title>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <div className={classes.downloads}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            component="a"
            href={importErrorsAddress(list.id, made.import_id, format)}
            download
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.7} />}
          >
            {t(format)}
          </Button>
        ))}
      </div>
      <ScrollArea.Autosize
        mah={320}
        className={classes.scrolled}
        // What scrolls is reached by the keyboard, too.
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('title', { count }) }}
      >
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('row')}</Table.Th>
              <Table.Th>{t('value')}</Table.Th>
              <Table.Th>{t('problem')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.map(({ row, value, message }) => (
              <Table.Tr key={row}>
                <Table.Td className={classes.rowNumber}>{row}</Table.Td>
                <Table.Td className={classes.cell}>
                  {value || <span className={classes.none}>{t('blank')}</span>}
                </Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {count > errors.length && (
        <Text size="sm" c="dimmed">
          {t('more', { shown: errors.length, count })}
        </Text>
      )}
    </div>
  );
}
