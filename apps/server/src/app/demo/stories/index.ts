import type { Story } from '../story.ts';
import { groups } from './groups.ts';
import { iris } from './iris.ts';
import { marina } from './marina.ts';
import { theo } from './theo.ts';

/** Who is filled first is seen first. */
export const STORIES: readonly Story[] = [marina, groups, theo, iris];
