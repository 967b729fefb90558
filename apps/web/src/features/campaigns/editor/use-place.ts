import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { campaignPaths } from '../paths.ts';

const TABS = ['posts', 'previews', 'settings'] as const;

/** Which side of a campaign is looked at, and which of its posts is opened; the address says it. */
export function usePlace() {
  const [{ tab, posting }, setSearch] = useSearch(campaignPaths.campaign);
  const id = Number(posting);
  return {
    tabs: TABS,
    tab: TABS.find((one) => one === tab) ?? 'posts',
    opened: Number.isSafeInteger(id) && id > 0 ? id : null,
    show: (chosen: string | null) =>
      setSearch({ tab: chosen === 'posts' ? undefined : (TABS.find((one) => one === chosen) ?? undefined) }),
    open: (post: number | null) => setSearch({ tab: undefined, posting: post === null ? undefined : String(post) }),
  };
}
