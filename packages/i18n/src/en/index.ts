import { accounts } from './accounts.ts';
import { connections } from './connections.ts';
import { dashboard } from './dashboard.ts';
import { emails } from './emails.ts';
import { errors } from './errors.ts';
import { generator } from './generator.ts';
import { media } from './media.ts';
import { posts } from './posts.ts';
import { profiles } from './profiles.ts';
import { shell } from './shell.ts';
import { stats } from './stats.ts';
import { ui } from './ui.ts';

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
