import {
  RECIPIENT_ACTS,
  RECIPIENT_STATES,
  type RecipientAct,
  type RecipientState,
  reportsPaths,
} from '@waypost/contract/reports';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';

/** Which recipients are looked at, as the address says it. */
export interface Asked {
  readonly state: RecipientState | null;
  readonly did: RecipientAct | null;
  readonly search: string;
  readonly page: number;
}
export type Narrowing = Partial<Omit<Asked, 'page'>>;

/** What the address says, and what changes it: other recipients begin at their first page. */
export function useAsked() {
  const [words, setWords] = useSearch(reportsPaths.newsletter);
  const page = Number(words.page);
  const asked: Asked = {
    state: RECIPIENT_STATES.find((one) => one === words.state) ?? null,
    did: RECIPIENT_ACTS.find((one) => one === words.did) ?? null,
    search: words.search ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  return {
    asked,
    narrow: (to: Narrowing) =>
      setWords({
        ...('search' in to && { search: to.search || undefined }),
        ...('state' in to && { state: to.state ?? undefined }),
        ...('did' in to && { did: to.did ?? undefined }),
        page: undefined,
      }),
    turnTo: (number: number) => setWords({ page: number === 1 ? undefined : String(number) }, { push: true }),
  };
}
