import { feature } from '../../platform/feature/feature.ts';
import type { LibraryDeps } from './deps.ts';
import { registerLibraryRoutes } from './routes.ts';

export { connectedApps, contentOf as libraryContent } from './content.ts';
export { keepLibrary } from './policy.ts';
export { offeredPost } from './store.ts';

export const library = feature<LibraryDeps>({ routes: registerLibraryRoutes });
