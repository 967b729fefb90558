import { accounts } from '../accounts/es.ts';
import { connections } from '../connections/es.ts';
import { dashboard } from '../dashboard/es.ts';
import { emails } from '../emails/es.ts';
import { errors } from '../errors/es.ts';
import { generator } from '../generator/es.ts';
import { media } from '../media/es.ts';
import { posts } from '../posts/es.ts';
import { profiles } from '../profiles/es.ts';
import { shell } from '../shell/es.ts';
import { stats } from '../stats/es.ts';
import { ui } from '../ui/es.ts';

export const es = {
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
