import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BusinessCard, getBusinessCard } from '@waypost/contract/branding';
import { expect, it } from 'vitest';
import { answer, asked, signedIn } from '../../../testing/api.ts';
import { application } from '../../../testing/fixtures.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { type DraftMedium, emptyContent } from '../draft/draft-content.ts';
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

const card: BusinessCard = {
  ...{ logo_url: '/media/logo.png', logo_position: 'bottom-right', banner_url: '/media/card.png' },
  ...{ banner_background_color: '#69A4BF', banner_branding_duration: 7, own_images: true, own_reels: true },
  ...{ banner_ready: true, banner_left_out: false, pending: { posts: 0, percent: 0, changing: false } },
  card: {
    ...{ agency_name: 'Blue Fjord Travel', agent_name: 'Marina Duval', phone: '(416) 555-0142' },
    ...{ website: 'bluefjord.example', license_line: '', photo_url: null },
  },
};
const picture: DraftMedium = {
  ...{ id: 3, kind: 'image', url: '/media/3.jpg', thumbnail: '/media/3.webp', seconds: null },
  ...{ width: 1600, height: 900, alt: 'A harbour' },
};
const film: DraftMedium = { ...picture, id: 4, kind: 'video', url: '/media/4.mp4', width: 1080, height: 1920, alt: '' };

async function previewOf(app: 'facebook' | 'instagram', medium: DraftMedium) {
  const page = { app, pageId: '101', pageName: 'Blue Fjord Travel', pageImage: null, application: application() };
  const content = { ...emptyContent([app]), media: [medium], mediaTypes: { [app]: 'reel' as const } };
  const shown = { content, apps: [page], video: null, signature: null, page: NO_PAGE, chosen: null };
  await renderInApp(<PreviewPanel {...shown} onChoose={() => undefined} />);
}
const logo = () => document.querySelector<HTMLElement>('article [data-position]');
const branded = (change: Partial<BusinessCard> = {}) => {
  signedIn({ permissions: ['accounts.business_card_settings'] });
  answer(getBusinessCard, { ...card, ...change });
};

it.each([
  'facebook',
  'instagram',
] as const)('shows on %s the logo in its corner of the picture, and says where', async (app) => {
  branded();
  await previewOf(app, picture);
  await screen.findByText('Your logo goes on bottom right, a quarter of the image’s height.');
  expect(logo()?.dataset.position).toBe('bottom-right');
  expect(logo()?.querySelector('img')?.getAttribute('src')).toBe('/media/logo.png');
  // Beside the picture, in a box of its shape.
  expect(logo()?.parentElement?.querySelector('img')?.alt).toBe('A harbour');
});

it('shows the card that ends a reel, and for how long; none where the two are too long', async () => {
  branded();
  await previewOf('facebook', { ...film, seconds: 30 });
  await screen.findByText('Then your business card is shown for 7 seconds.');
  expect(screen.queryByRole('img', { name: 'Your business card' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Show end card' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  screen.getByText('Marina Duval');
  expect(logo()).toBeNull();
  cleanup();
  await previewOf('facebook', { ...film, seconds: 86 });
  await screen.findByRole('article');
  expect(screen.queryByText(/^Then your business card/)).toBeNull();
});

it('shows neither where the agent keeps them off what is hers, nor without the plan', async () => {
  branded({ own_images: false });
  await previewOf('facebook', picture);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(logo()).toBeNull();
  cleanup();
  signedIn({ permissions: [] });
  await previewOf('facebook', picture);
  expect(logo()).toBeNull();
});
