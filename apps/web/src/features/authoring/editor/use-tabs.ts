import type { EmailCampaign } from '@waypost/contract/newsletters';
import { useSearch } from '../../../platform/navigation/use-navigation.ts';
import { authoringPaths } from '../paths.ts';

const TABS = ['write', 'settings', 'performance'] as const;
type Tab = (typeof TABS)[number];

/** Which side of a newsletter is looked at, and in which language; the address says it. */
export function useTabs({ open, progress }: EmailCampaign) {
  const [{ tab, locale }, setSearch] = useSearch(authoringPaths.campaign);
  // A draft has no figures.
  const tabs = TABS.filter((one) => one !== 'performance' || progress !== null);
  // What nobody can change any more is looked at for what it did.
  const usual: Tab = open || progress === null ? 'write' : 'performance';
  return {
    tabs,
    tab: tabs.find((one) => one === tab) ?? usual,
    asked: locale,
    show: (to: { readonly tab?: string | null; readonly locale?: string }) =>
      setSearch({
        ...('tab' in to && { tab: to.tab === usual ? undefined : (TABS.find((one) => one === to.tab) ?? undefined) }),
        ...(to.locale !== undefined && { locale: to.locale }),
      }),
  };
}
