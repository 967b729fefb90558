import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signedIn } from '../../../testing/api.ts';
import { application } from '../../../testing/fixtures.ts';
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

it('shows a single picture in its own shape', async () => {
  signedIn();
  const file = { id: 3, kind: 'image', url: '/media/3.jpg', thumbnail: '/media/3.webp', seconds: null } as const;
  const media = [{ ...file, width: 1080, height: 1350, alt: 'A harbour' }];
  for (const app of ['facebook', 'linkedin'] as const) {
    const page = { app, pageId: '101', pageName: 'Blue Fjord Travel', pageImage: null, application: application() };
    const shown = { content: { ...emptyContent([app]), media }, apps: [page], video: null, signature: null };
    await renderInApp(<PreviewPanel {...shown} page={NO_PAGE} chosen={null} onChoose={() => undefined} />);
    expect(screen.getByAltText('A harbour').parentElement?.parentElement?.style.aspectRatio, app).toBe('1080 / 1350');
    cleanup();
  }
});
