const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system by their names, as far as a browser's account of itself tells; null where it tells neither. */
export function deviceName(userAgent: string | null): string | null {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([said]) => said.test(userAgent ?? ''))?.[1] ?? []);
  return found.length === 0 ? null : found.join(' · ');
}
