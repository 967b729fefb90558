import type { Posting, PostingCell } from '@waypost/contract/campaigns';

const campaign: Posting['campaign'] = {
  ...{ id: 5, type: 'standard', title: 'Fjords in spring', countries: ['US', 'CA'], published: true, ogs: [] },
  supplier: { id: 3, supplier_name: 'fjordline', supplier_label: 'Fjord Line' },
};

/** A post of a published campaign, as calendars show it. */
export const cell = (change: Partial<PostingCell> = {}): PostingCell => {
  const { ogs: _, ...brief } = campaign;
  return {
    ...{ id: 71, version: 2, app: 'facebook', type: 'post', status: 'pending', deleted: false, image: null },
    ...{ message: 'Waterfalls for {{agency.name}}', fire_at: '2031-05-07T16:00:00Z', campaign: brief },
    ...change,
  };
};

/** The same whole, that agents have and staff may change. */
export const posting = (change: Partial<Posting> = {}): Posting => ({
  ...{ id: 71, version: 2, app: 'facebook', type: 'post', post_type: 'link', status: 'pending', deleted: false },
  ...{ message: 'Waterfalls for {{agency.name}}', image: null, thumbnail: null, video: null, custom_image: null },
  ...{ has_custom_image: false, media: [], fire_at: '2031-05-07T16:00:00Z', updated: '2031-05-01T16:00:00Z' },
  ...{ link: 'https://fjords.example/spring', landing_page_link: 'https://fjords.example/spring' },
  ...{ og_index: null, og_data: null, restorable_until: null, actions: ['edit', 'reschedule', 'delete'] },
  travel_type: [{ slug: 'cruise', name: 'Cruise' }],
  destination: [{ slug: 'norway', name: 'Norway' }],
  category: [],
  stats: null,
  related_data: {
    autoschedule_percentage: 92,
    scheduled_posting: { posted: 12, pending: 30, other: 4, total: 46 },
  },
  campaign,
  ...change,
});
