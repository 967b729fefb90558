import { Button, Table, Text } from '@mantine/core';
import {
  type ContactImport,
  type ContactList,
  checkContactImport,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
} from '@waypost/contract/contacts';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api/call.ts';
import { useFormAction } from '../../../ui/feedback/use-form-action.ts';
import { Form } from '../../../ui/fields/form.tsx';
import { SearchableSelect } from '../../../ui/fields/searchable-select.tsx';
import { useKeptForm } from '../../../ui/fields/use-kept-form.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ofImport } from './import-api.ts';
import classes from './importing.module.css';

interface Props {
  readonly list: ContactList;
  readonly made: ContactImport;
  readonly onChecking: (made: ContactImport) => void;
  readonly onOther: () => void;
  readonly leaving: boolean;
}

type Chosen = Record<ImportField, string>;

/** The other way round than the wire has it: of each field its column, '' for none. */
const chosenOf = (mapping: ImportMapping): Chosen => {
  const columnOf = (field: ImportField) => Object.entries(mapping).find(([, of]) => of === field)?.[0] ?? '';
  return { email: columnOf('email'), first_name: columnOf('first_name'), last_name: columnOf('last_name') };
};
const mappingOf = (chosen: Chosen): ImportMapping =>
  Object.fromEntries(IMPORT_FIELDS.flatMap((field) => (chosen[field] === '' ? [] : [[chosen[field], field]])));

/** Which column of the file is what, with how its first rows will look. What was chosen survives a reload and an error. */
export function Columns({ list, made, onChecking, onOther, leaving }: Props) {
  const t = useTranslations('contacts.importing.columns');
  const labels = useTranslations('contacts.column');
  const form = useKeptForm(`contact-import-${made.import_id}`, {
    initialValues: chosenOf(made.mapping ?? made.suggested),
    validate: { email: (column) => (column === '' ? t('needed') : null) },
  });
  const { submit, pending, formErrors } = useFormAction({
    form,
    fieldNames: { mapping: 'email' },
    run: (chosen) =>
      call(checkContactImport, { params: ofImport(list, made.import_id), body: { mapping: mappingOf(chosen) } }),
    success: false,
    onSuccess: onChecking,
  });
  const chosen = form.getValues();
  const take = (field: ImportField, column: string | null) => {
    // A column is one thing: whoever takes it for another field takes it away from the first.
    const moved = IMPORT_FIELDS.filter((one) => one !== field && column !== null && chosen[one] === column);
    form.setValues({ ...chosen, ...Object.fromEntries(moved.map((one) => [one, ''])), [field]: column ?? '' });
    form.clearFieldError(field);
  };
  return (
    <SectionCard title={t('title')} description={t('text', { name: made.file_name })}>
      <Form onSubmit={submit} errors={formErrors}>
        <div className={classes.fields}>
          {IMPORT_FIELDS.map((field) => (
            <SearchableSelect
              key={field}
              data-path={field}
              label={labels(field)}
              description={exampleOf(made, chosen[field], (value) => t('example', { value }))}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              placeholder={t(field === 'email' ? 'pick' : 'none')}
              withAsterisk={field === 'email'}
              clearable={field !== 'email'}
              data={made.columns}
              limit={200}
              value={chosen[field] === '' ? null : chosen[field]}
              onChange={(column) => take(field, column)}
              error={form.errors[field]}
            />
          ))}
        </div>
        {chosen.first_name === '' && chosen.last_name === '' && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('namesHint')}
          </Text>
        )}
        <Preview made={made} chosen={chosen} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onOther} loading={leaving} disabled={pending}>
            {t('other')}
          </Button>
          <Button type="submit" loading={pending}>
            {t('check')}
          </Button>
        </div>
      </Form>
    </SectionCard>
  );
}

/** The first thing that stands in a column. */
function exampleOf({ columns, sample }: ContactImport, column: string, say: (value: string) => string) {
  const at = columns.indexOf(column);
  const value = at === -1 ? '' : (sample.map((row) => row[at] ?? '').find((cell) => cell !== '') ?? '');
  return value === '' ? undefined : say(value.length > 60 ? `${value.slice(0, 60)}…` : value);
}

function Preview({ made, chosen }: { readonly made: ContactImport; readonly chosen: Chosen }) {
  const t = useTranslations('contacts.importing.columns');
  const labels = useTranslations('contacts.column');
  const places = IMPORT_FIELDS.map((field) => made.columns.indexOf(chosen[field]));
  const rows = made.sample.map((row, n) => ({ row, key: `row-${n}` }));
  return (
    <Table className={classes.preview} captionSide="top">
      <Table.Caption className={classes.caption}>{t('preview')}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {IMPORT_FIELDS.map((field) => (
            <Table.Th key={field}>{labels(field)}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ row, key }) => (
          <Table.Tr key={key}>
            {places.map((at, field) => (
              <Table.Td key={IMPORT_FIELDS[field]} className={classes.cell}>
                {row[at] || <span className={classes.none}>{t('empty')}</span>}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
