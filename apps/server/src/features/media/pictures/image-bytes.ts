/** What the bytes are, whatever the name or the declared type says; null is none of ours. */
export type ImageKind = 'jpeg' | 'png' | 'gif';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function imageKind(bytes: Buffer): ImageKind | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  return /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) ? 'gif' : null;
}

// Pages, programs, and the marks of RAR and 7z: long enough not to appear by chance in ten megabytes of compressed picture, absent from honest metadata.
const ACTIVE = /<script|<html|<!doctype html|<\?php|__HALT_COMPILER|%PDF-\d/i;
const ARCHIVES = [Buffer.from('526172211a07', 'hex'), Buffer.from('377abcaf271c', 'hex')];
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const CENTRAL_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/**
 * Whether a picture is something else at the same time: a page, a script, an archive. What we store is always encoded
 * anew, so nothing of it would survive; a file that was built to be two things is refused all the same. Phones append
 * videos and second pictures to their photos, so bytes after the end of the picture alone prove nothing.
 */
export const isPolyglot = (bytes: Buffer): boolean =>
  ACTIVE.test(bytes.toString('latin1')) || ARCHIVES.some((mark) => bytes.includes(mark)) || holdsZip(bytes);

/** Archives are found from their end (APPNOTE 6.3.10, 4.3.16): a trailer whose directory really lies before it. */
function holdsZip(bytes: Buffer): boolean {
  for (let at = bytes.lastIndexOf(END_OF_ZIP); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(END_OF_ZIP, at - 1)) {
    if (at + 22 > bytes.length) continue;
    const entries = bytes.readUInt16LE(at + 10);
    const directory = at - bytes.readUInt32LE(at + 12);
    if (entries > 0 && directory >= 0 && bytes.subarray(directory, directory + 4).equals(CENTRAL_ENTRY)) return true;
  }
  return false;
}
