import { accounts } from '../accounts/en.ts';
import { connections } from '../connections/en.ts';
import { dashboard } from '../dashboard/en.ts';
import { emails } from '../emails/en.ts';
import { errors } from '../errors/en.ts';
import { generator } from '../generator/en.ts';
import { media } from '../media/en.ts';
import { posts } from '../posts/en.ts';
import { profiles } from '../profiles/en.ts';
import { shell } from '../shell/en.ts';
import { stats } from '../stats/en.ts';
import { ui } from '../ui/en.ts';

export const en = {
  accounts,
  connections,
  dashboard,
  emails,
  errors,
  generator,
  media,
  posts,
  profiles,
  shell,
  stats,
  ui,
} as const;
