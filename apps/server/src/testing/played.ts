import type { SocialApp } from '@waypost/contract/networks';
import { playedFacebook } from '../connectors/social/facebook/testing/played.ts';
import { playedInstagram } from '../connectors/social/instagram/testing/played.ts';
import { playedLinkedIn } from '../connectors/social/linkedin/testing/played.ts';
import type { Played } from '../connectors/social/testing/played.ts';

/** The fake networks as tests of the product meet them; one that is missing does not compile. */
export const PLAYED: Readonly<Record<SocialApp, Played>> = {
  facebook: playedFacebook,
  instagram: playedInstagram,
  linkedin: playedLinkedIn,
};
