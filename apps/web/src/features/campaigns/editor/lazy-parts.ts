import { createElement } from 'react';
import { withWords } from '../../../platform/i18n/locale-store.ts';
import { loadAgain } from '../../../ui/states/load-again.tsx';
import { ListSkeleton } from '../../../ui/states/states.tsx';

const cards = () => createElement(ListSkeleton, { rows: 3, shape: 'card' });

/** What is not seen at once, each when its place is drawn. */
export const PreviewPanel = loadAgain(
  () => withWords(['campaigns/editor', 'generator', 'generator/further'], () => import('../preview/preview-panel.tsx')),
  cards,
);
export const SettingsTab = loadAgain(
  () => withWords(['campaigns', 'campaigns/editor'], () => import('./settings-tab.tsx')),
  cards,
);
export const OgTab = loadAgain(() => withWords(['campaigns/editor'], () => import('../ogs/og-tab.tsx')), cards);
