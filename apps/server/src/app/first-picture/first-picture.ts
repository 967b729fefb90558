import type { Waypost } from '../compose.ts';
import type { Asked } from './draw-thread.ts';
import { paintFirst } from './paint-first.ts';
import { openPictures } from './pictures.ts';

/** The web's build for the server; no browser asks for it. */
const PROGRAM = '.server/draw.js';

export interface FirstPicture {
  /** The page with its picture in it; as it was when there is no time, or no way, to draw one. Never throws. */
  addTo(html: string, asked: Asked): Promise<string>;
  close(): Promise<void>;
}

/** The built web as far as the picture concerns it. */
interface Built {
  readonly dist: URL;
  readonly template: string;
  /** The program's file. */
  readonly entry: string;
}

/** FIRST_PICTURE decides here, and nowhere else, whether pages come with a picture (decision 010). */
export function openFirstPicture({ dist, template, entry }: Built, { config, log }: Waypost): FirstPicture {
  if (!config.firstPicture) return { addTo: async (html) => html, close: async () => undefined };
  // A build whose page starts in another way is found when the API starts, not by a reader.
  paintFirst(template, '', entry);
  const pictures = openPictures(new URL(PROGRAM, dist), log);
  return {
    async addTo(html, asked) {
      const picture = await pictures.draw(asked);
      return picture === null ? html : paintFirst(html, picture, entry);
    },
    close: () => pictures.close(),
  };
}
