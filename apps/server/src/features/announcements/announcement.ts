import type { ShownRow } from './store.ts';

/** Whether it is meant for a profile; a list without a name is everybody, and who has no country yet is in no list of countries. */
export const isFor = ({ plans, countries, plan, country_id }: ShownRow): boolean =>
  (plans.length === 0 || plans.includes(plan)) &&
  (countries.length === 0 || (country_id !== null && countries.includes(country_id)));
