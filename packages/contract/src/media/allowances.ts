import { type Allowance, DAY_S } from '../wire/allowances.ts';

// Of a profile; a person does not reach them, a script does.
export const UPLOADS: Allowance = { name: 'upload', per: 'target', hits: 300, windowS: DAY_S, by: 'verb' };
export const VIDEO_UPLOADS: Allowance = { name: 'video-upload', per: 'target', hits: 30, windowS: DAY_S, by: 'verb' };
