export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly floor: string;
  readonly met: boolean;
}

/** A figure that must not be above (`<=`) or below (`>=`) its limit. */
export function figure(name: string, value: number, rule: '<=' | '>=', limit: number, unit = ''): Figure {
  const met = rule === '<=' ? value <= limit : value >= limit;
  const digits = Math.abs(value) < 0.1 ? 3 : 2;
  const shown = Math.abs(value) >= 100 ? Math.round(value).toString() : value.toFixed(digits);
  return { name, value: `${shown}${unit}`, floor: `${rule} ${limit}${unit}`, met };
}

/** A figure that is shown beside another and has no limit of its own. */
export const beside = (name: string, value: number): Figure => ({
  name,
  value: value.toFixed(2),
  floor: '',
  met: true,
});

export function printTable(figures: readonly Figure[]): void {
  console.log('| Figure | Measured | Floor | |');
  console.log('|---|---|---|---|');
  for (const { name, value, floor, met } of figures)
    console.log(`| ${name} | ${value} | ${floor} | ${floor === '' ? '' : met ? 'met' : 'NOT met'} |`);
}
