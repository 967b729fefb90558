import type { CampaignCheck, CampaignImage } from '@waypost/contract/newsletters';
import type { Locale } from '@waypost/i18n/locale';
import { createContext, useContext } from 'react';
import { useCheckWords } from '../checks/use-check-words.ts';

/** What the parts of an editor share. */
export interface Writer {
  readonly locale: Locale;
  readonly readOnly: boolean;
  /** Pictures that are known, by their number. */
  readonly pictures: ReadonlyMap<number, CampaignImage>;
  /** A picture was chosen or uploaded: from now on it is known. */
  readonly learn: (picture: CampaignImage) => void;
  /** What is amiss, in this language. */
  readonly checks: readonly CampaignCheck[];
  /** The suppliers of the campaign, whose a picture or a button can be. */
  readonly suppliers: readonly { readonly value: string; readonly label: string }[];
}

export const WriterContext = createContext<Writer | null>(null);

export function useWriter(): Writer {
  const writer = useContext(WriterContext);
  if (writer === null) throw new Error('This part belongs into an editor.');
  return writer;
}

/** What is amiss with a field of a block, as a sentence. */
export function useProblem(block: string): (field: string) => string | undefined {
  const { checks } = useWriter();
  const say = useCheckWords();
  return (field) => {
    const found = checks.find((check) => check.block === block && check.field === field && check.severity === 'error');
    return found && say(found);
  };
}
