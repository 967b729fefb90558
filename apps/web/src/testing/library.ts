import type { LibraryCampaign, LibraryPost } from '@waypost/contract/library';

export const libraryPost = (change: Partial<LibraryPost> = {}): LibraryPost => ({
  id: 71,
  app: 'facebook',
  message: 'A quiet bay for {{agent.first_name}}',
  image: '/media/bay.jpg',
  video: null,
  link: 'ships.example/winter',
  external_link: 'http://ships.example/winter',
  link_title: null,
  title: null,
  domain: 'ships.example',
  stats: null,
  media: [
    {
      id: 9,
      kind: 'image',
      url: '/media/bay.jpg',
      thumbnail_url: '/media/bay-small.jpg',
      width: 1200,
      height: 900,
      duration: null,
    },
  ],
  alt_texts: ['A bay at dawn'],
  campaign: { id: 5, type: 'library', title: 'Winter sun' },
  supplier: 'Halden Cruises',
  travel_type: [{ slug: 'beach', name: 'Beach' }],
  destination: [{ slug: 'caribbean', name: 'Caribbean' }],
  category: [],
  ...change,
});

export const libraryCampaign = (change: Partial<LibraryCampaign> = {}): LibraryCampaign => ({
  id: 5,
  type: 'library',
  title: 'Winter sun',
  supplier: 'Halden Cruises',
  image: null,
  num_posts: 12,
  published: true,
  ...change,
});

/** The answer of a search, with how many were found and what was looked for instead. */
export const found = (
  results: LibraryPost[],
  change: { count?: number; more?: boolean; corrected?: string | null } = {},
) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
  more: false,
  corrected: null,
  ...change,
});
