import { HOUR_MS } from '../wire/time.ts';

export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
/** What a workbook may become when it is unpacked. */
export const IMPORT_MAX_UNPACKED = 200 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 50_000;
export const IMPORT_MAX_COLUMNS = 200;
/** As many rows of a file are shown before its columns are chosen. */
export const IMPORT_SAMPLE_ROWS = 5;
/** As many rows that were refused are told with an import; all of them stand in its file. */
export const IMPORT_ERRORS_SHOWN = 100;
/** How long an import can be undone. */
export const IMPORT_UNDO_MS = 7 * 24 * HOUR_MS;
/** How long a file that nobody imported is kept. */
export const IMPORT_WAITS_MS = 24 * HOUR_MS;
/** How often an import that is at work is read again by the page that shows it. */
export const IMPORT_POLL_MS = 1_000;
export const IMPORT_FILE_TYPES = ['.xlsx', '.csv'] as const;

export const IMPORT_FIELDS = ['email', 'first_name', 'last_name'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/**
 * `uploaded` until the columns were chosen; `checking` is the dry run, `checked` its end. Afterwards `importing`, `done` or `failed`;
 * what was done can be `undoing` and `undone`.
 */
export const IMPORT_STATES = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** Something is being done, and the answer will change by itself. */
export const isImportBusy = (state: ImportState): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing';

/** Why a row was not taken; `duplicate` names the earlier row of the same file. */
export const ROW_FAULTS = ['no_email', 'bad_email', 'long_name', 'duplicate', 'erased'] as const;
export type RowFault = (typeof ROW_FAULTS)[number];
/** Why a file was not taken at all. */
export const FILE_FAULTS = [
  'missing',
  'too_large',
  'unknown_type',
  'old_excel',
  'locked',
  'unreadable',
  'unpacked_too_large',
  'too_many_rows',
  'too_many_columns',
  'no_rows',
  'no_email_column',
  'failed',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Where the browser fetches the rows that an import refused. */
export const importErrorsAddress = (list: number, made: number, format: 'csv' | 'xlsx'): string =>
  `/api/contact_list/${list}/import_contacts/${made}/errors/${format}/`;
