const ISO = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g;
/** Milliseconds since the epoch as a bare JSON number, within some years of today; ids are longer or stand in quotes. */
const EPOCH = /(?<=[:,[])1[6-9]\d{11}(?=[,}\]])/g;

/** The text with every moment in it moved by this many milliseconds: written times and bare epochs alike. */
export function shiftTimes(text: string, ms: number): string {
  return text
    .replace(ISO, (time) => new Date(Date.parse(time) + ms).toISOString())
    .replace(EPOCH, (epoch) => String(Number(epoch) + ms));
}
