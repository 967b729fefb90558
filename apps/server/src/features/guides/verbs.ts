export { setDeleted, setOrder } from '../../platform/curated/curated.ts';
export { eraseGuides } from './erase-guides.ts';
export { giveFile } from './give-file.ts';
export { presentGuide, presentMembership, presentOnboarding, presentTutorial } from './present.ts';
export { allGuides, findGuide, GUIDES, shownGuides } from './store.ts';
export { watchGuide } from './watch-guide.ts';
export { changeGuide, createGuide } from './write-guide.ts';
