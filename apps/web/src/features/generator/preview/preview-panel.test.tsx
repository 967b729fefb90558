import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { emptyContent } from '../draft/draft-content.ts';
import { NO_PAGE } from '../link/use-link-page.ts';
import { PreviewPanel } from './preview-panel.tsx';

it('says that there is no preview as long as no network is chosen', async () => {
  signedIn();
  const shown = { content: emptyContent([]), apps: [], video: null, signature: null, page: NO_PAGE, chosen: null };
  await renderInApp(<PreviewPanel {...shown} onChoose={() => undefined} />);
  expect(screen.getByText('No preview available')).toBeDefined();
});
