/** Repeated, each keeps another pattern busy: words that go on, signs that almost begin something, spaces before nothing. */
const UNITS = [
  'a',
  'a-',
  'a.',
  ' ',
  '1',
  '.',
  '@',
  'a@',
  '#',
  '#1',
  '<',
  '{{',
  'http://',
  '\\',
  '"token',
  'token',
  '-\n',
];
const LENGTHS = [20_000, 100_000];
/** Ten times and more of what a text of this length needs that is looked at once, as it should be. */
const LONG_MS = 400;

function elapsed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Grows the text, so that what takes the square of its length is told long before it takes minutes; a machine that was busy is asked again. */
export function tooSlow(read: (text: string) => unknown): string[] {
  return UNITS.filter((unit) =>
    LENGTHS.some((length) => {
      const text = `{{${unit.repeat(length / unit.length)}\u0000`;
      const once = () => elapsed(() => read(text));
      return once() > LONG_MS && once() > LONG_MS;
    }),
  );
}
