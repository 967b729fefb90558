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
  readonly link: string | null;
  readonly fireAt: string | null;
  readonly firstComment: string | null;
}
