type Video = {
  seconds: number;
  width: number;
  height: number;
  videoCodec: string;
  audioCodec: string | undefined;
  framesPerSecond: number;
  moovFirst: boolean;
  /** Bytes of picture data, so that a video has a size. */
  bytes: number;
};

const u16 = (n: number) => Buffer.from([n >> 8, n & 255]);
const u32 = (n: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
};
const text = (letters: string) => Buffer.from(letters, 'latin1');

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}

/** Version and flags before the fields of a full box. */
const plain = u32(0);
const SCALE = 1000;

function track(handler: 'vide' | 'soun', codec: string, video: Video): Buffer {
  const duration = video.seconds * SCALE;
  const samples = handler === 'vide' ? Math.round(video.seconds * video.framesPerSecond) : video.seconds;
  const stbl = box(
    'stbl',
    box('stsd', plain, u32(1), box(codec, Buffer.alloc(70))),
    box('stts', plain, u32(1), u32(samples), u32(Math.round(duration / Math.max(samples, 1)))),
  );
  const matrix = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));
  const size = handler === 'vide' ? [video.width, video.height] : [0, 0];
  return box(
    'trak',
    box('tkhd', plain, Buffer.alloc(36), matrix, ...size.map((n) => Buffer.concat([u16(n), u16(0)]))),
    box(
      'mdia',
      box('mdhd', plain, u32(0), u32(0), u32(SCALE), u32(duration), u32(0)),
      box('hdlr', plain, u32(0), text(handler), Buffer.alloc(13)),
      box('minf', stbl),
    ),
  );
}

/** A video whose index is true and whose pictures are noise: enough for whoever does not decode. */
export function video(wish: Partial<Video> = {}): Buffer {
  const made: Video = {
    seconds: 6,
    width: 720,
    height: 1280,
    videoCodec: 'avc1',
    audioCodec: 'mp4a',
    framesPerSecond: 30,
    moovFirst: true,
    bytes: 100_000,
    ...wish,
  };
  const moov = box(
    'moov',
    box('mvhd', plain, u32(0), u32(0), u32(SCALE), u32(made.seconds * SCALE), Buffer.alloc(80)),
    track('vide', made.videoCodec, made),
    ...(made.audioCodec ? [track('soun', made.audioCodec, made)] : []),
  );
  const pictures = Buffer.alloc(made.bytes);
  for (let n = 0; n < pictures.length; n += 1) pictures[n] = (n * 31 + (n >> 8)) & 255;
  const mdat = box('mdat', pictures);
  return Buffer.concat([
    box('ftyp', text('isom'), u32(512), text('isommp42')),
    ...(made.moovFirst ? [moov, mdat] : [mdat, moov]),
  ]);
}
