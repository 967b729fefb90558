import { wantedMarks } from '@waypost/contract/branding';
import { endCardFits } from '@waypost/contract/media';
import type { SocialApp } from '@waypost/contract/networks';
import { useSession } from '../../../platform/session/use-session.ts';
import { useOwnBranding } from '../../branding/index.ts';
import type { PreviewProps, PreviewVideo } from './preview-props.ts';

type Marks = Pick<PreviewProps, 'logo' | 'endCard'>;
const NONE: Marks = { logo: null, endCard: null };

/** What the profile has drawn onto a post of its own on a network: a logo on pictures, a card behind a reel that is short enough. */
export function useMarks(): (app: SocialApp, video: PreviewVideo | null) => Marks {
  const card = useOwnBranding();
  const { takes_videos: takesVideos } = useSession();
  return (app, video) => {
    if (card === null) return NONE;
    const { logo_url: url, logo_position: position, banner_branding_duration: seconds } = card;
    const wanted = wantedMarks(card, { source: 'generator', inspirational: false });
    const carded = wanted.banner && takesVideos && video?.reel === true && endCardFits(app, video.seconds, seconds);
    return {
      logo: wanted.logo && url !== null && position !== 'no-logo' ? { url, position } : null,
      endCard: carded ? card : null,
    };
  };
}
