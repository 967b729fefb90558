export { deleteGuide } from './delete-guide.ts';
export { eraseGuides } from './erase-guides.ts';
export { giveFile } from './give-file.ts';
export { orderGuides } from './order-guides.ts';
export { presentGuide, presentOnboarding, presentTutorial } from './present.ts';
export { allGuides, findGuide, shownGuides } from './store.ts';
export { watchGuide } from './watch-guide.ts';
export { changeGuide, createGuide } from './write-guide.ts';
