export { setDeleted, setOrder } from '../../platform/curated/curated.ts';
export { allTerms, offeredTerms, readTerm, TERMS } from './store.ts';
export { changeTerm, createTerm } from './write-term.ts';
