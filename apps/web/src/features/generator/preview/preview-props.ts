import type { DraftImage } from '../draft-content.ts';

/** What a network would show; `text` is the text as it will be published. */
export interface PreviewProps {
  readonly pageName: string;
  readonly pageImage: string | null;
  /** A company page or the like, not a person. */
  readonly organization: boolean;
  readonly text: string;
  readonly images: readonly Pick<DraftImage, 'id' | 'url' | 'alt' | 'width' | 'height'>[];
  readonly link: string | null;
  readonly fireAt: string | null;
  readonly firstComment: string | null;
}
