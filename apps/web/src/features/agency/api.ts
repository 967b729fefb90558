import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAgencyHosts, listLicenseOptions, listStates } from '@waypost/contract/agency';
import { getProfile, listCountries, patchProfile } from '@waypost/contract/profiles';
import type { BodyOf } from '@waypost/contract/wire';
import { type Answer, type CallOptions, call } from '../../platform/api/call.ts';
import { sessionStore } from '../../platform/session/session-store.ts';

export type Business = Answer<typeof getProfile>;
export type BusinessChange = BodyOf<typeof patchProfile>;
type PictureName = 'profile_image' | 'logo_image';

const businessKey = (profile: number) => ['business', profile] as const;
const optionsKey = (kind: string, country: number | null) => ['agency-options', kind, country] as const;

export const useBusiness = (profile: number, enabled = true) =>
  useQuery({
    enabled,
    queryKey: businessKey(profile),
    queryFn: ({ signal }) => call(getProfile, { params: { profile } }, { signal }),
    meta: { kind: 'silent' },
  });

/** The countries that a profile can be in, called as the language of the page calls them. */
export const useCountries = () =>
  useQuery({
    queryKey: ['countries'],
    queryFn: ({ signal }) => call(listCountries, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the form offers in a country: hosts, states, and what an agency can be licensed as. */
export function useOffered(country: number | null) {
  const query = { country: country ?? 0 };
  const common = { enabled: country !== null, meta: { kind: 'silent' } } as const;
  const hosts = useQuery({
    ...common,
    queryKey: optionsKey('host', country),
    queryFn: ({ signal }) => call(listAgencyHosts, { query }, { signal }),
  });
  const states = useQuery({
    ...common,
    queryKey: optionsKey('state', country),
    queryFn: ({ signal }) => call(listStates, { query }, { signal }),
  });
  const licenses = useQuery({
    ...common,
    queryKey: optionsKey('license', country),
    queryFn: ({ signal }) => call(listLicenseOptions, { query }, { signal }),
  });
  const all = [hosts, states, licenses];
  return {
    hosts: hosts.data?.results,
    states: states.data?.results,
    licenses: licenses.data?.results,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(all.map((one) => one.refetch())),
  };
}

export const saveBusiness = (profile: number, body: BusinessChange): Promise<Business> =>
  call(patchProfile, { params: { profile }, body });

/** The same call, with a picture in it (BIZ-025). */
export function sendPicture(profile: number, name: PictureName, file: File, options: CallOptions): Promise<Business> {
  const body = new FormData();
  body.append(name, file, file.name);
  return call({ ...patchProfile, body: 'multipart' } as const, { params: { profile }, body }, options);
}

export const removePicture = (profile: number, name: PictureName): Promise<Business> =>
  saveBusiness(profile, { [name]: null });

/** What was saved is shown at once, by the menus too; nobody is asked for it again, so that nothing can fail that was saved. */
export function useAgencyChanged(profile: number) {
  const queryClient = useQueryClient();
  return (saved: Business): void => {
    queryClient.setQueryData(businessKey(profile), saved);
    const session = sessionStore.require();
    const { avatar, logo_image } = saved;
    sessionStore.set({
      ...session,
      profile: session.profile?.pk === profile ? { ...session.profile, avatar, logo_image } : session.profile,
      profiles: session.profiles.map((one) => (one.pk === profile ? { ...one, avatar } : one)),
    });
  };
}
