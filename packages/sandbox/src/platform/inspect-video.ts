/** What the boxes of an MP4 or QuickTime file say (ISO/IEC 14496-12); nothing is decoded. */
export type VideoFacts = {
  /** The index stands before the pictures, so that playing can begin before everything has come. */
  moovFirst: boolean;
  durationMs: number;
  width: number;
  height: number;
  /** Four letters of the picture codec, `avc1` or `hvc1` for the usual ones. */
  videoCodec: string;
  audioCodec: string | undefined;
  framesPerSecond: number;
};

type Box = { type: string; at: number; body: Buffer };

/** Boxes that lie side by side. A box whose size does not fit ends the list. */
function boxes(bytes: Buffer): Box[] {
  const found: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    let size = bytes.readUInt32BE(at);
    let header = 8;
    if (size === 1 && at + 16 <= bytes.length) {
      size = Number(bytes.readBigUInt64BE(at + 8));
      header = 16;
    }
    if (size === 0) size = bytes.length - at;
    if (size < header || at + size > bytes.length) return found;
    found.push({ type, at, body: bytes.subarray(at + header, at + size) });
    at += size;
  }
  return found;
}

function inside(parent: Box | undefined, type: string): Box | undefined {
  return parent ? boxes(parent.body).find((box) => box.type === type) : undefined;
}

function path(parent: Box | undefined, ...types: string[]): Box | undefined {
  return types.reduce<Box | undefined>((box, type) => inside(box, type), parent);
}

/** Time scale and duration of an `mvhd` or `mdhd` box, in both of their sizes. */
function timing(box: Box | undefined): { scale: number; duration: number } | undefined {
  if (!box || box.body.length < 20) return undefined;
  const wide = box.body.readUInt8(0) === 1;
  if (wide && box.body.length < 32) return undefined;
  const scale = box.body.readUInt32BE(wide ? 20 : 12);
  const duration = wide ? Number(box.body.readBigUInt64BE(24)) : box.body.readUInt32BE(16);
  return scale > 0 ? { scale, duration } : undefined;
}

/** Width and height as shown: a quarter turn in the matrix of `tkhd` swaps them. */
function shownSize(tkhd: Box | undefined): { width: number; height: number } | undefined {
  if (!tkhd || tkhd.body.length < 84) return undefined;
  const matrix = tkhd.body.readUInt8(0) === 1 ? 52 : 40;
  if (tkhd.body.length < matrix + 44) return undefined;
  const turned = tkhd.body.readInt32BE(matrix) === 0 && tkhd.body.readInt32BE(matrix + 4) !== 0;
  const [width, height] = [tkhd.body.readUInt32BE(matrix + 36) >>> 16, tkhd.body.readUInt32BE(matrix + 40) >>> 16];
  return turned ? { width: height, height: width } : { width, height };
}

function codecOf(track: Box): string | undefined {
  const stsd = path(track, 'mdia', 'minf', 'stbl', 'stsd');
  return stsd && stsd.body.length >= 16 ? stsd.body.toString('latin1', 12, 16) : undefined;
}

function handlerOf(track: Box): string {
  const hdlr = path(track, 'mdia', 'hdlr');
  return hdlr && hdlr.body.length >= 12 ? hdlr.body.toString('latin1', 8, 12) : '';
}

function rateOf(track: Box): number {
  const time = timing(path(track, 'mdia', 'mdhd'));
  const stts = path(track, 'mdia', 'minf', 'stbl', 'stts');
  if (!time || time.duration === 0 || !stts || stts.body.length < 8) return 0;
  const entries = Math.min(stts.body.readUInt32BE(4), Math.floor((stts.body.length - 8) / 8));
  let samples = 0;
  for (let n = 0; n < entries; n += 1) samples += stts.body.readUInt32BE(8 + n * 8);
  return samples / (time.duration / time.scale);
}

/** Undefined when the bytes are no video of this family, or its index cannot be read. */
export function inspectVideo(bytes: Buffer): VideoFacts | undefined {
  const top = boxes(bytes);
  if (top[0]?.type !== 'ftyp') return undefined;
  const [moov, mdat] = [top.find((box) => box.type === 'moov'), top.find((box) => box.type === 'mdat')];
  const time = timing(inside(moov, 'mvhd'));
  if (!moov || !mdat || !time) return undefined;
  const tracks = boxes(moov.body).filter((box) => box.type === 'trak');
  const picture = tracks.find((track) => handlerOf(track) === 'vide');
  const sound = tracks.find((track) => handlerOf(track) === 'soun');
  const size = shownSize(picture ? inside(picture, 'tkhd') : undefined);
  const videoCodec = picture ? codecOf(picture) : undefined;
  if (!picture || !size || !videoCodec) return undefined;
  return {
    moovFirst: moov.at < mdat.at,
    durationMs: Math.round((time.duration / time.scale) * 1000),
    ...size,
    videoCodec,
    audioCodec: sound ? codecOf(sound) : undefined,
    framesPerSecond: rateOf(picture),
  };
}
