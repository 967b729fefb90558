import { IMPORT_FILE_TYPES, IMPORT_MAX_BYTES } from '@waypost/contract/contacts';

export type FileProblem = 'empty' | 'tooLarge' | 'oldExcel' | 'otherSheet' | 'wrongType';

/** Of other spreadsheet programs: they can save what we read. */
const OTHER_SHEETS = /\.(ods|fods|numbers|gsheet|xlsb|xlsm|sxc|tsv)$/i;

/** Why a file is not even sent; the server looks at its bytes too, this spares the wait. */
export function problemOf({ name, size }: { readonly name: string; readonly size: number }): FileProblem | null {
  if (/\.xls$/i.test(name)) return 'oldExcel';
  if (OTHER_SHEETS.test(name)) return 'otherSheet';
  if (!IMPORT_FILE_TYPES.some((type) => name.toLowerCase().endsWith(type))) return 'wrongType';
  if (size === 0) return 'empty';
  return size > IMPORT_MAX_BYTES ? 'tooLarge' : null;
}
