import { once } from 'node:events';
import { IMPORT_MAX_ROWS } from '@waypost/contract/contacts';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { BadFile } from './file-fault.ts';
import { readHead, readRows } from './read-file.ts';
import { openTable } from './table.ts';

const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part as string), name);
  zip.end();
  const chunks: Buffer[] = [];
  zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(zip.outputStream, 'end');
  return Buffer.concat(chunks);
}

/** As LibreOffice and Excel write them, in parts. */
const workbook = (
  sheet: string,
  strings: readonly string[] = [],
  sheets = '<sheet name="Clients" sheetId="1" r:id="rId3"/>',
) =>
  zipOf({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet3.xml" Id="rId3"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${strings.map((said) => `<si>${said}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="str"><v>hidden@x.com</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet3.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  });

async function tableOf(bytes: Buffer, unpacked?: number) {
  const { columns, headings, rows } = await openTable(bytes, unpacked);
  const read: [number, ...string[]][] = [];
  for await (const { number, cells } of rows) read.push([number, ...Array.from(cells, (cell) => cell ?? '')]);
  return { columns, headings, rows: read };
}
const faultOf = (bytes: Buffer, unpacked?: number) =>
  tableOf(bytes, unpacked).then(
    () => 'none',
    (error: unknown) => (error instanceof BadFile ? error.fault : String(error)),
  );

describe('a table', () => {
  test.for([
    ['commas', 'Email,Name\r\n"a@b.com","Müller, ""Zoé"""\r\n'],
    ['semicolons', '\ufeffEmail;Name\n\na@b.com;"Müller, ""Zoé"""'],
    ['tabs', 'Email\tName\ra@b.com\tMüller, "Zoé"\r'],
    ['a separator that is named', 'sep=|\nEmail|Name\na@b.com|Müller, "Zoé"\n'],
  ] as const)('with %s', async ([, text]) => {
    const { columns, rows } = await tableOf(csv(text));
    expect(columns).toEqual(['Email', 'Name']);
    expect(rows.map(([, ...cells]) => cells)).toEqual([['a@b.com', 'Müller, "Zoé"']]);
  });
  test('in UTF-16, and as Excel saves it on Windows', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), csv('Prénom\tCourriel\nZoé\ta@b.com\n', 'utf16le')]);
    expect(await tableOf(utf16)).toMatchObject({ columns: ['Prénom', 'Courriel'], rows: [[2, 'Zoé', 'a@b.com']] });
    const windows = csv('Prénom;Courriel\nZoé;a@b.com\n', 'latin1');
    expect(await tableOf(windows)).toMatchObject({ columns: ['Prénom', 'Courriel'], rows: [[2, 'Zoé', 'a@b.com']] });
  });
  test('without headings, with unnamed and with repeated ones', async () => {
    expect(await tableOf(csv('a@b.com,Zoé\nc@d.com,Ana\n'))).toEqual({
      columns: ['A', 'B'],
      headings: false,
      rows: [
        [1, 'a@b.com', 'Zoé'],
        [2, 'c@d.com', 'Ana'],
      ],
    });
    expect((await tableOf(csv('Email,,Email,__proto__\na@b.com,1,2,3\n'))).columns).toEqual([
      'Email',
      'B',
      'Email (2)',
      'D',
    ]);
  });
  test('with a row that has more cells than headings, and an endless cell', async () => {
    const { rows } = await tableOf(csv(`Email\na@b.com,more\n${'x'.repeat(9_000)}\n`));
    expect(rows.map(([, ...cells]) => cells.map((cell) => cell.length))).toEqual([[7, 4], [2_000]]);
  });
});

describe('a workbook', () => {
  const cells = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
    <row r="5" spans="1:3"><c r="A5" s="1" t="inlineStr"><is><t>a@b.com</t></is></c><c r="B5"/><c r="C5" t="s"><v>2</v></c></row>
    <row><c t="str"><f>CONCAT("c","@d.com")</f><v>c@d.com</v></c><c><v>5.5</v></c><c t="b"><v>1</v></c></row>
    <row r="9"><c r="A9"><f>HYPERLINK(&quot;x&quot;)</f></c><c r="B9" t="e"><v>#REF!</v></c></row>`;
  const strings = [
    '<t>E-mail</t>',
    '<t xml:space="preserve"> Nom </t>',
    '<r><t>Mü</t></r><r><rPr><b/></rPr><t>ller &amp; S&#246;hne</t></r><rPh sb="0" eb="1"><t>reading</t></rPh>',
  ];
  test('is read as the texts that it shows, from its first sheet that is shown', async () => {
    const sheets = '<sheet name="Old" state="hidden" r:id="rId1"/><sheet name="Clients" r:id="rId3"/>';
    expect(await tableOf(await workbook(cells, strings, sheets))).toEqual({
      columns: ['E-mail', 'B', 'Nom'],
      headings: true,
      rows: [
        [5, 'a@b.com', '', 'Müller & Söhne'],
        [6, 'c@d.com', '5.5', 'TRUE'],
        [9, '=HYPERLINK("x")'],
      ],
    });
  });
  test('with merged cells has their text in the first of them', async () => {
    const merged =
      '<row r="1"><c r="A1" t="str"><v>Clients</v></c></row></sheetData><mergeCells><mergeCell ref="A1:C1"/></mergeCells><sheetData><row r="2"><c r="A2" t="str"><v>a@b.com</v></c></row>';
    expect(await tableOf(await workbook(merged))).toMatchObject({ columns: ['Clients'], rows: [[2, 'a@b.com']] });
  });
  test('is known by its bytes, whatever its name, and so is what is none', async () => {
    expect(await faultOf(Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]))).toBe('old_excel');
    expect(await faultOf(await zipOf({ 'word/document.xml': '<w/>' }))).toBe('unknown_type');
    expect(await faultOf(Buffer.from('%PDF-1.7 …'))).toBe('unknown_type');
    expect(await faultOf(Buffer.from([0x89, 0x50, 0, 0, 1]))).toBe('unknown_type');
    expect(await faultOf(csv('\n\n , \n'))).toBe('no_rows');
    const whole = await workbook(cells, strings);
    for (const length of [5, 100, whole.length - 30])
      expect(await faultOf(whole.subarray(0, length)), String(length)).toBe('unreadable');
    const damaged = Buffer.from(whole);
    damaged.fill(0x41, 60, 90);
    expect(await faultOf(damaged)).toBe('unreadable');
  });
  test('declares no entities, and grows to no more than allowed', async () => {
    const doctype = '</sheetData><!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><sheetData>';
    expect(await faultOf(await workbook(`${cells}${doctype}<row><c t="str"><v>&b;</v></c></row>`, strings))).toBe(
      'unreadable',
    );
    const bomb = await workbook(cells, [`<t>${' '.repeat(9 * 1024 * 1024)}</t>`]);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await faultOf(bomb, 8 * 1024 * 1024)).toBe('unpacked_too_large');
  });
});

test('a file has so many rows and columns', async () => {
  const wide = (columns: number) => csv(`Email\n${'x,'.repeat(columns - 1)}x\n`);
  expect([await faultOf(wide(200)), await faultOf(wide(201))]).toEqual(['none', 'too_many_columns']);
  const long = (rows: number) => csv(`Email\n${'a@b.com\n'.repeat(rows)}`);
  expect([await faultOf(long(IMPORT_MAX_ROWS)), await faultOf(long(IMPORT_MAX_ROWS + 1))]).toEqual([
    'none',
    'too_many_rows',
  ]);
});

describe('the thread', () => {
  test.for([
    ['E-mail,First Name,Surname', { 'E-mail': 'email', 'First Name': 'first_name', Surname: 'last_name' }],
    ['Nom,Prénom,Adresse courriel', { 'Adresse courriel': 'email', Prénom: 'first_name', Nom: 'last_name' }],
    [
      'Nombre,Apellidos,Correo electrónico',
      { 'Correo electrónico': 'email', Nombre: 'first_name', Apellidos: 'last_name' },
    ],
    ['Who,Where,What', { What: 'email' }],
  ] as const)('suggests what the columns of %j are', async ([heads, suggested]) => {
    const head = await readHead(csv(`${heads}\nx,y,a@b.com\n`));
    expect(head).toEqual({ columns: heads.split(','), headings: true, sample: [['x', 'y', 'a@b.com']], suggested });
  });
  test('judges rows, remembers addresses, and begins behind what was taken before', async () => {
    const bytes = csv(
      [
        'Email,First',
        ' "Zoé" <ZOE@Ünï.example>; ,Zoé\u200b',
        'mailto:b@x.com?subject=hi,',
        'no one,B',
        ',C',
        'zoe@ünï.example,D',
        `d@x.com,${'x'.repeat(151)}`,
        'e@x.com,=cmd()',
        '"f@x.com\r\nBcc: g@x.com",F',
      ].join('\n'),
    );
    const read = async (skip: number) => {
      const chunks = [];
      const mapping = { Email: 'email', First: 'first_name' } as const;
      for await (const chunk of readRows({ bytes, mapping, pepper: Buffer.alloc(32), skip, chunk: 3 }))
        chunks.push(chunk);
      return {
        good: chunks.flatMap(({ good }) => JSON.parse(good)),
        bad: chunks.flatMap(({ bad }) => JSON.parse(bad)),
        chunks,
      };
    };
    const { good, bad, chunks } = await read(0);
    expect(good).toMatchObject([
      { row: 2, email: 'ZOE@Ünï.example', key: 'zoe@xn--n-nga1b.example', first: 'Zoé', last: '' },
      { row: 3, email: 'b@x.com' },
      { row: 8, email: 'e@x.com', first: '=cmd()' },
    ]);
    expect(bad).toMatchObject([
      { row: 4, fault: 'bad_email' },
      { row: 5, fault: 'no_email' },
      { row: 6, fault: 'duplicate' },
      { row: 7, field: 'first_name', fault: 'long_name' },
      { row: 9, fault: 'bad_email' },
    ]);
    expect(chunks.map(({ rows, last }) => [rows, last])).toEqual([
      [3, false],
      [3, false],
      [2, true],
    ]);
    expect((await read(3)).bad).toEqual(bad.slice(1));
  });
  test('says what is wrong with a file, and ends', async () => {
    await expect(readHead(csv('Email\n'))).rejects.toMatchObject({ fault: 'no_rows' });
    await expect(readHead(Buffer.from('PK\x03\x04 and nothing'))).rejects.toMatchObject({ fault: 'unreadable' });
  });
});

test('a sheet that is cut off is no sheet, and what stands in quotes is read once', async () => {
  const { xmlReader } = await import('./xml.ts');
  const heard = { open() {}, close() {}, text() {} };
  const cut = xmlReader(heard);
  cut.write('<sheetData><row><c><v>1</v></c></row>');
  expect(() => cut.end()).toThrow(BadFile);
  const began = performance.now();
  const quoted = xmlReader(heard);
  quoted.write(`<row a="${'>'.repeat(500_000)}"></row>`);
  quoted.end();
  expect(performance.now() - began).toBeLessThan(2_000);
});
