import type { Block, BlockType } from '@waypost/contract/newsletters';
import { newBlockId } from '../draft/campaign-content.ts';

/** A block of a kind, with nothing in it yet. */
export function makeBlock<T extends BlockType>(type: T): Extract<Block, { type: T }> {
  const id = newBlockId();
  const picture = { image: null, alt: '', decorative: false } as const;
  const made: { readonly [K in BlockType]: Extract<Block, { type: K }> } = {
    text: { id, type: 'text', html: '', align: 'left' },
    image: { id, type: 'image', ...picture, url: '', width: 100, supplier: null },
    button: { id, type: 'button', label: '', url: '', align: 'center', colour: null, supplier: null },
    offer: { id, type: 'offer', ...picture, title: '', html: '', price: '', label: '', url: '', supplier: null },
    columns: { id, type: 'columns', columns: [{ blocks: [] }, { blocks: [] }] },
    divider: { id, type: 'divider', space: 'medium', line: true },
    social: { id, type: 'social', align: 'center', links: [] },
    footer: { id, type: 'footer', html: '' },
  };
  return made[type];
}
