import { expect, it } from 'vitest';
import { linesOf, readLine } from './read-lines.ts';

it('reads addresses, names with addresses, and cells of a spreadsheet', () => {
  const pasted =
    'ana@agency.ca\n\n Bo Li <bo@agency.ca> \r\n"Cy","van Dam",cy@agency.ca\ndi@agency.ca\tDi\tRoy\nEve Ng';
  expect(linesOf(pasted).map(readLine)).toEqual([
    { email: 'ana@agency.ca' },
    { email: 'bo@agency.ca', first_name: 'Bo', last_name: 'Li' },
    { email: 'cy@agency.ca', first_name: 'Cy', last_name: 'van Dam' },
    { email: 'di@agency.ca', first_name: 'Di', last_name: 'Roy' },
    { email: '', first_name: 'Eve', last_name: 'Ng' },
  ]);
});
