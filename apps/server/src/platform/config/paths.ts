import { fileURLToPath } from 'node:url';

/** The project's root folder (five folders above this file); relative paths of the configuration start here. */
export const projectRoot = fileURLToPath(new URL('../../../../../', import.meta.url)).replace(/[\\/]$/, '');
