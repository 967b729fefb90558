import { splitPlaceholders } from '@waypost/contract/newsletters';
import type { OfferedPlaceholder } from '../../../ui/rich-text/rich-text-props.ts';

/** A text or its HTML with placeholders by what they are called; those that there are none of stay as they were written. */
export const makeReadable = (text: string, offered: readonly OfferedPlaceholder[]): string =>
  splitPlaceholders(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const label = offered.find(({ name }) => name === part.name)?.label;
      if (label === undefined) return `{{${part.name}}}`;
      return part.fallback === null ? `[${label}]` : `[${label} · ${part.fallback}]`;
    })
    .join('');
