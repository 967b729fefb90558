/** Whether a font has a sign for a character. */
export type Coverage = (code: number) => boolean;

/** Read from the table that leads from characters to signs (OpenType 1.9.1, cmap, formats 4 and 12). */
export function coverageOf(font: Buffer): Coverage {
  const table = tableOf(font, 'cmap');
  const ranges: Range[] = [];
  for (let n = 0; n < table.readUInt16BE(2); n++) {
    const part = table.subarray(table.readUInt32BE(4 + n * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) ranges.push(...ofFormat4(part));
    if (format === 12) ranges.push(...ofFormat12(part));
  }
  return (code) => ranges.some(([from, to]) => code >= from && code <= to);
}

type Range = readonly [from: number, to: number];

function tableOf(font: Buffer, name: string): Buffer {
  for (let n = 0; n < font.readUInt16BE(4); n++) {
    const at = 12 + n * 16;
    if (font.toString('latin1', at, at + 4) === name) return font.subarray(font.readUInt32BE(at + 8));
  }
  throw new Error(`a font without ${name}`);
}

/** What lies in a segment is there, but for holes that no font of ours has: they are made of what is used. */
function ofFormat4(part: Buffer): Range[] {
  const doubled = part.readUInt16BE(6);
  return Array.from({ length: doubled / 2 }, (_, n): Range => {
    const to = part.readUInt16BE(14 + n * 2);
    return [part.readUInt16BE(16 + doubled + n * 2), to];
  }).filter(([from]) => from !== 0xffff);
}

const ofFormat12 = (part: Buffer): Range[] =>
  Array.from({ length: part.readUInt32BE(12) }, (_, n) => [
    part.readUInt32BE(16 + n * 12),
    part.readUInt32BE(16 + n * 12 + 4),
  ]);
