export { allOptions, findOption, offered, statesOf } from './option-store.ts';
export { businessOf } from './present-business.ts';
export { saveBusiness } from './save-business.ts';
export { saveImages } from './save-images.ts';
export { changeOption, createOption, deleteOption, presentOption, restoreOption } from './write-option.ts';
