import type { ImportMapping } from '@waypost/contract/contacts';
import { IMPORT_FIELDS, type ImportField } from '@waypost/contract/contacts/import-rules';
import { isContactEmail } from '@waypost/contract/contacts/rules';
import { cleanEmail } from './clean.ts';
import type { Row } from './row.ts';

/** Headings without case, accents and signs, the likeliest first. In French `nom` is the last name. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    ...['email', 'emailaddress', 'mail', 'primaryemail', 'email1', 'email1value', 'contactemail'],
    ...['courriel', 'adressecourriel', 'adresseemail', 'adressemail', 'adresseelectronique', 'mel'],
    ...['correo', 'correoelectronico', 'direcciondecorreo', 'direcciondecorreoelectronico', 'direcciondeemail'],
  ],
  first_name: [
    ...['firstname', 'givenname', 'forename', 'first', 'fname', 'prenom', 'prenoms', 'nombre', 'nombres'],
    ...['primernombre', 'nombredepila', 'pila'],
  ],
  last_name: [
    ...['lastname', 'surname', 'familyname', 'last', 'lname', 'nom', 'nomdefamille', 'apellido', 'apellidos'],
    ...['primerapellido', 'apellidopaterno'],
  ],
};
const MARKS = /[\u0300-\u036f]/g;
const bare = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');

/** Which column is likely what: by its heading; addresses also by what stands in it. */
export function suggest(columns: readonly string[], rows: readonly Row[]): ImportMapping {
  const names = columns.map(bare);
  const mapping: ImportMapping = {};
  for (const field of IMPORT_FIELDS) {
    const found = HEADINGS[field].map((heading) => names.indexOf(heading)).find((at) => at !== -1);
    const at = found ?? (field === 'email' ? addressColumn(columns.length, rows) : -1);
    const name = columns[at];
    if (name !== undefined) mapping[name] = field;
  }
  return mapping;
}

/** The column that holds addresses in most rows that were seen; -1 when none does. */
function addressColumn(columns: number, rows: readonly Row[]): number {
  const counts = Array.from(
    { length: columns },
    (_, at) => rows.filter(({ cells }) => isContactEmail(cleanEmail(cells[at] ?? ''))).length,
  );
  const most = Math.max(0, ...counts);
  return most * 2 > rows.length ? counts.indexOf(most) : -1;
}
