import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { video as makeVideo } from '@waypost/sandbox';
import sharp from 'sharp';
import type { SnapshotMedia } from '../port.ts';

export interface MediaHost {
  image(name: string): Promise<SnapshotMedia>;
  video(name: string, bytes?: Buffer): Promise<SnapshotMedia>;
  close(): void;
}

/** A small server that gives out pictures and videos, as an installation does. */
export async function serveMedia(): Promise<MediaHost> {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const bytes = files.get(request.url ?? '');
    const mime = request.url?.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg';
    response.writeHead(bytes ? 200 : 404, { 'content-type': mime }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hosted = (name: string, bytes: Buffer) => {
    files.set(`/${name}`, bytes);
    return {
      key: `1/${name}`,
      url: `http://127.0.0.1:${port}/${name}`,
      bytes: bytes.byteLength,
      open: async () => Readable.from(partsOf(bytes)),
    };
  };
  return {
    async image(name) {
      const red = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0) % 256;
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 120 } } });
      const file = hosted(`${name}.jpg`, await picture.jpeg().toBuffer());
      return { ...file, kind: 'image', mime: 'image/jpeg', width: 60, height: 40, altText: `Picture ${name}` };
    },
    async video(name, bytes = makeVideo()) {
      const file = hosted(`${name}.mp4`, bytes);
      return { ...file, kind: 'video', mime: 'video/mp4', width: 720, height: 1280, altText: null };
    },
    close: () => server.close(),
  };
}

/** In pieces of odd size, as a file comes from a disk or a bucket. */
function partsOf(bytes: Buffer): Buffer[] {
  const size = 65_521;
  return Array.from({ length: Math.ceil(bytes.byteLength / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
}
