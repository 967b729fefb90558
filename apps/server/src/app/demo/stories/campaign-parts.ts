// Who sells what the team writes about, and what its newsletters are made of.

export const FJORDS = { name: 'northern-fjord-lines', label: 'Northern Fjord Lines' };
export const SAIL = { name: 'cyclades-under-sail', label: 'Cyclades Under Sail' };
export const RAIL = { name: 'alpine-rail-journeys', label: 'Alpine Rail Journeys' };
export const RIVER = { name: 'rhine-valley-cruises', label: 'Rhine Valley Cruises' };

export const HELLO = 'Hello {{contact.first_name|there}},';
export const FOOTER = {
  id: 'end',
  type: 'footer',
  html: '<p>Prices are per person in Canadian dollars, two to a cabin or room, taxes included. Places are limited, and what is shown may be gone when you ask.</p>',
} as const;

export const text = (id: string, html: string) => ({ id, type: 'text', html, align: 'left' }) as const;
export const button = (id: string, label: string, url: string, supplier: number | null = null) =>
  ({ id, type: 'button', label, url, align: 'left', colour: null, supplier }) as const;
export const gap = (id: string) => ({ id, type: 'divider', space: 'medium', line: true }) as const;
