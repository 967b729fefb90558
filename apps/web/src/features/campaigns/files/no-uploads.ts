import type { Uploads } from '../../media/index.ts';

const nothing = () => {};
/** What is added is uploaded where it is chosen. */
export const NO_UPLOADS: Uploads = {
  ...{ uploads: [], refused: [], busy: false },
  ...{ start: nothing, retry: nothing, remove: nothing, dismiss: nothing },
};
