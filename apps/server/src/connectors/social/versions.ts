/** An API version that we speak, and the day after which the network answers it no more. */
export type ApiVersion = {
  network: string;
  version: string;
  /** YYYY-MM-DD, or null while the network has not announced it. */
  sunset: string | null;
};

/**
 * Graph API v26.0 was released on 2026-07-29; its end is not announced yet, versions live about two years
 * (developers.facebook.com/docs/graph-api/changelog/versions).
 */
const GRAPH = { version: 'v26.0', sunset: null };
/**
 * LinkedIn brings out a version every month and answers each for at least a year. The last day of 202609 is not announced
 * yet; those of its neighbours lie in the middle of their month a year later
 * (learn.microsoft.com/linkedin/marketing/integrations/migrations).
 */
export const LINKEDIN_VERSION = '202609';
export const apiVersions: readonly ApiVersion[] = [
  { network: 'facebook', ...GRAPH },
  { network: 'instagram', ...GRAPH },
  { network: 'linkedin', version: LINKEDIN_VERSION, sunset: '2027-09-15' },
];
