import type { BusinessCard, LogoPosition } from '@waypost/contract/branding';
import type { PreviewLook } from '@waypost/contract/networks';
import type { DraftMedium } from '../draft/draft-content.ts';

export interface PreviewVideo {
  readonly poster: string;
  /** What can be played, once it is prepared. */
  readonly url: string | null;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Goes out as a reel on this network. */
  readonly reel: boolean;
}

export interface PreviewLogo {
  readonly url: string;
  readonly position: Exclude<LogoPosition, 'no-logo'>;
}

export interface PreviewLink {
  readonly address: string;
  readonly title: string | null;
  readonly image: string | null;
}

/** What a network would show; `text` is the text as it will be published. */
export interface PreviewProps {
  readonly look: PreviewLook;
  readonly pageName: string;
  readonly pageImage: string | null;
  /** Whose page it is, on networks where both people and organizations post. */
  readonly author: 'organization' | 'person' | null;
  readonly text: string;
  readonly images: readonly Pick<DraftMedium, 'id' | 'url' | 'alt' | 'width' | 'height'>[];
  readonly video: PreviewVideo | null;
  /** What is drawn onto the pictures, and behind a reel, before they go out. */
  readonly logo: PreviewLogo | null;
  readonly endCard: BusinessCard | null;
  /** The card of a link, where the post is one. */
  readonly link: PreviewLink | null;
  readonly fireAt: string | null;
  readonly firstComment: string | null;
}
