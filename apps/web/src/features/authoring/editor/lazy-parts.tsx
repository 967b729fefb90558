import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../../ui/states/states.tsx';

const Cards = () => <ListSkeleton rows={3} shape="card" />;

/** What carries the most code of the editor, each when its place is drawn: the line of the inbox can be written before. */
export const BlockList = loadAgain(
  () => withWords(['authoring/editor', 'ui/ordered'], () => import('../blocks/block-list.tsx')),
  Cards,
);
export const PreviewPanel = loadAgain(
  () => withWords(['authoring/editor'], () => import('../preview/preview-panel.tsx')),
  Cards,
);
export const SettingsTab = loadAgain(
  () => withWords(['authoring/editor'], () => import('../settings/settings-tab.tsx')),
  Cards,
);
