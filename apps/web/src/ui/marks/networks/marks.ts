import type { Icon } from '@tabler/icons-react';
import type { App } from '@waypost/contract/networks';
import { emarketing } from './emarketing.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';
import { linkedin } from './linkedin.ts';

interface Mark {
  readonly icon: Icon;
  /** A class that sets the brand's colours. */
  readonly colours: string | undefined;
}

/** What a channel looks like here: the one thing of a network that the web has to be told. */
export const MARKS: Readonly<Record<App, Mark>> = { facebook, instagram, linkedin, emarketing };
