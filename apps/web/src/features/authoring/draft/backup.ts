import { BLOCK_TYPES } from '@waypost/contract/newsletters';
import { readTyped } from '../../../platform/typed.ts';
import { makeBlock } from '../blocks/make-block.ts';
import { type CampaignContent, sameContent } from './campaign-content.ts';
import type { StoredCampaign } from './campaign-machine.ts';

/** Under which name the tab keeps what the server does not have yet: between two saves, or without a network. */
export const nameOfBackup = (id: number) => `campaign-${id}`;

/** What this tab holds and the server does not, and the version that it was written on. */
export function readBackup(id: number, stored: StoredCampaign): StoredCampaign | null {
  const { version, content } = Object(readTyped(nameOfBackup(id)));
  if (typeof version !== 'number' || !fits(content, stored.content)) return null;
  return sameContent(content, stored.content) ? null : { version, content };
}

/** Written by this version of the program, as far as can be told: the same fields, of the same kinds. */
function fits(kept: unknown, like: CampaignContent): kept is CampaignContent {
  const fields = Object(kept);
  return (
    typeof fields.name === 'string' &&
    Array.isArray(fields.suppliers) &&
    Object.keys(like).every((name) => name in fields) &&
    Object.entries(Object(fields.variants)).every(
      ([locale, variant]) => locale in like.variants && (variant === null || fitsBlocks(Object(variant).blocks)),
    )
  );
}

const fitsBlocks = (kept: unknown): boolean => Array.isArray(kept) && kept.every(fitsBlock);

/** A block of a kind that there is, with all that a new one has. */
function fitsBlock(kept: unknown): boolean {
  const fields = Object(kept);
  const type = BLOCK_TYPES.find((one) => one === fields.type);
  if (type === undefined) return false;
  const has = ([name, value]: [string, unknown]): boolean =>
    name in fields &&
    (value === null || (typeof fields[name] === typeof value && Array.isArray(fields[name]) === Array.isArray(value)));
  if (!Object.entries(makeBlock(type)).every(has)) return false;
  return type !== 'columns' || fields.columns.every((column: unknown) => fitsBlocks(Object(column).blocks));
}
