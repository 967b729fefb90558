/** As the spreadsheet numbers it; cells that are empty may be missing. */
export interface Row {
  readonly number: number;
  readonly cells: readonly (string | undefined)[];
}
