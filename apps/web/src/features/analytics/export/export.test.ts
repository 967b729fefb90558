import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { figure, type Table, text, time } from '../../../platform/files/table.ts';
import { xlsxOf } from '../../../platform/files/xlsx.ts';
import { csvOf } from './csv.ts';

const table: Table = {
  name: 'Posts',
  heads: ['Date', 'Text', 'Views', 'Rate', 'Watch time'],
  rows: [
    // The second 01:30 of the night in which Toronto's clocks go back.
    [time('2026-11-01T06:30:00Z'), text('Tulum; "la laguna"\nde siete azules'), figure('count', 1234.5)],
    [null, text('=HYPERLINK("http://x")'), figure('count', -3), figure('percent', 2.345), figure('ms', 3_725_000)],
    [null, text('\t+1'), figure('count', null), null, figure('ms', -5000)],
  ],
};

it('writes a table for spreadsheets in the manner of each language, and lets none of its texts be computed', () => {
  const english = csvOf(table, 'en');
  expect(english).toBe(
    '\uFEFFDate,Text,Views,Rate,Watch time\r\n' +
      '2026-11-01 01:30,"Tulum; ""la laguna""\nde siete azules",1234.5\r\n' +
      ',"\'=HYPERLINK(""http://x"")",-3,2.35%,1:02:05\r\n' +
      ",'\t+1,,,-0:00:05\r\n",
  );
  expect(csvOf(table, 'es')).toBe(english);
  const french = csvOf(table, 'fr').split('\r\n');
  expect(french[0]).toBe('\uFEFFDate;Text;Views;Rate;Watch time');
  expect(french[2]).toBe(';"\'=HYPERLINK(""http://x"")";-3;2,35%;1:02:05');
});

it('writes a workbook whose times are those of Toronto, whose figures are numbers and whose texts are texts', async () => {
  const long = { ...table, rows: [...table.rows, [null, text(`a\u000B<&>${'é'.repeat(40_000)}`)]] };
  const files = unzipSync(
    new Uint8Array(await (await xlsxOf([long], { time: 'yyyy-mm-dd hh:mm', day: 'yyyy-mm-dd' })).arrayBuffer()),
  );
  const [sheet = '', strings = '', styles = '', book = ''] = [
    'worksheets/sheet1',
    'sharedStrings',
    'styles',
    'workbook',
  ].map((name) => strFromU8(files[`xl/${name}.xml`] ?? new Uint8Array()));
  const cell = (at: string) => sheet.match(new RegExp(`<c r="${at}"([^>]*)>(.*?)</c>`))?.slice(1);
  // 46327 is November 1, 2026, and 1:30 of it is a sixteenth of a day.
  expect(cell('A2')?.[1]).toBe('<v>46327.0625</v>');
  expect(cell('C2')?.[1]).toBe('<v>1234.5</v>');
  expect(Number(cell('D3')?.[1]?.slice(3, -4))).toBeCloseTo(0.02345);
  expect(Number(cell('E3')?.[1]?.slice(3, -4)) * 86_400).toBeCloseTo(3725);
  expect(cell('B3')?.[0]).toContain('t="s"');
  expect(sheet).not.toContain('<f>');
  expect(strings).toContain('=HYPERLINK');
  expect(strings).toContain('a&lt;&amp;&gt;é');
  expect(strings).not.toContain('\u000B');
  expect(styles).toContain('yyyy-mm-dd hh:mm');
  expect(book).toContain('Posts');
});
