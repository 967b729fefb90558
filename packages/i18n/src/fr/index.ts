import { accounts } from '../accounts/fr.ts';
import { connections } from '../connections/fr.ts';
import { dashboard } from '../dashboard/fr.ts';
import { emails } from '../emails/fr.ts';
import { errors } from '../errors/fr.ts';
import { generator } from '../generator/fr.ts';
import { media } from '../media/fr.ts';
import { posts } from '../posts/fr.ts';
import { profiles } from '../profiles/fr.ts';
import { shell } from '../shell/fr.ts';
import { stats } from '../stats/fr.ts';
import { ui } from '../ui/fr.ts';

export const fr = {
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
