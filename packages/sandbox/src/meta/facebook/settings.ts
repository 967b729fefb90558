export type Usage = { call_count: number; total_time: number; total_cputime: number };

export type BusinessUsage = Usage & { type: string; estimated_time_to_regain_access: number };

/** Switches of the fake Facebook; tests turn them through the control. */
export type FacebookSettings = {
  /** Refuse calls without `appsecret_proof`, as an app can demand. */
  requireAppSecretProof: boolean;
  /** 506 for text that equals the page's last post. */
  duplicateText: { enabled: boolean; windowMs: number; alsoWithMedia: boolean };
  /** Figures of a post appear this long after it went out. Facebook: 24 h. */
  insightsLagMs: number;
  /** Metrics that answer (#100), beside the deprecated ones. */
  refusedMetrics: string[];
  /** Metrics that are valid but missing in the answer. */
  absentMetrics: string[];
  /** An empty page with a `next` link between two pages of a list. */
  emptyMiddlePage: boolean;
  /** A comment call with `fields` creates the comment and then fails with 20/1772107. */
  commentFieldsFail: boolean;
  /** Releasing a post that is already out answers an error instead of success. */
  releaseTwiceFails: boolean;
  /** Facebook appends `#_=_` to the redirect of the dialog. */
  appendFragment: boolean;
  /** Configurations of Facebook Login for Business, by id: their permissions are given all together or not at all. */
  loginConfigs: Record<string, string[]>;
  photoMaxBytes: number;
  fetchTimeoutMs: number;
  /** How long a video is processed before it is ready. */
  videoProcessingMs: number;
  /** Sent as X-App-Usage; from 100 on calls are refused with code 4. `step` is added per call. */
  appUsage?: Usage & { step?: number };
  /** Sent as X-Business-Use-Case-Usage, by id of a Page or Instagram account; from 100 on its calls are refused with 80001, for type `instagram` 80002. */
  businessUsage: Record<string, BusinessUsage & { step?: number }>;
};

export function defaultSettings(): FacebookSettings {
  return {
    requireAppSecretProof: false,
    duplicateText: { enabled: true, windowMs: 10 * 60_000, alsoWithMedia: false },
    insightsLagMs: 60_000,
    refusedMetrics: [],
    absentMetrics: [],
    emptyMiddlePage: false,
    commentFieldsFail: false,
    releaseTwiceFails: false,
    appendFragment: true,
    photoMaxBytes: 4 * 1024 * 1024,
    fetchTimeoutMs: 10_000,
    videoProcessingMs: 20_000,
    businessUsage: {},
    loginConfigs: {},
  };
}
