import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN, drawPoster, fileOf, POSTER_FOLDER } from './draw.ts';

// What `npm run build` calls: draws all posters. A file that is there is whole.
mkdirSync(POSTER_FOLDER, { recursive: true });
for (const poster of DRAWN) {
  const file = join(POSTER_FOLDER, fileOf(poster));
  writeFileSync(`${file}.new`, await drawPoster(poster));
  renameSync(`${file}.new`, file);
}
