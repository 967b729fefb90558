import { address } from '@waypost/contract/wire';

export const calendarPaths = {
  /** `date` is what it opens at, a day or a moment; `ids` are posts to mark; `post` is opened (SHELL-019). */
  calendar: address('/$slug/calendar/', ['date', 'ids', 'apps', 'post']),
};
