import { useSearch } from '../../platform/navigation/use-navigation.ts';

/** Which network, type, period, figure and list are shown, and which post is open. Only this page's code names them. */
const VIEW = { search: ['app', 'type', 'period', 'metric', 'list', 'post'] } as const;

export const useView = () => useSearch(VIEW);
