import type { FindQuery } from './port.ts';

/** Reads what several finds share, back to before the release or to where the shared reading begins. */
export const readOnce = <T>(query: FindQuery, what: string, read: (from: Date) => Promise<T>): Promise<T> => {
  const { reading } = query;
  return reading === undefined ? read(query.commitStartedAt) : reading.once(what, () => read(reading.from));
};
