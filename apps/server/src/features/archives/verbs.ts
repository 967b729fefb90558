export { askForArchive } from './ask-for-archive.ts';
export { makeArchive } from './make-archive.ts';
export { present } from './present.ts';
export { keyOf, newestArchive, readyArchive } from './store.ts';
export { endArchives, tidyArchives } from './tidy-archives.ts';
