import { useQuery } from '@tanstack/react-query';
import type { SocialApp } from '@waypost/contract/networks';
import { getAdvancedFeatures, putAdvancedFeatures } from '@waypost/contract/profiles';
import { call } from '../../platform/api/call.ts';
import { useProfile } from '../../platform/session/use-session.ts';

export interface AdvancedFeatures {
  readonly calendly_link: string | null;
  readonly hashtag_signature: string | null;
  readonly hashtag_enabled_apps: SocialApp[];
}

export const advancedFeaturesKey = (profile: number) => ['profiles', profile, 'advanced_features'] as const;

/** Booking link and hashtag signature; the composer asks for them too, because its preview shows the signature. */
export function useAdvancedFeatures() {
  const { pk } = useProfile();
  return useQuery({
    queryKey: advancedFeaturesKey(pk),
    queryFn: ({ signal }) => call(getAdvancedFeatures, { params: { profile: pk } }, { signal }),
    meta: { kind: 'silent' },
  });
}

export const saveAdvancedFeatures = (profile: number, body: AdvancedFeatures) =>
  call(putAdvancedFeatures, { params: { profile }, body });
