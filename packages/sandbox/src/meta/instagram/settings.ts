/** Switches of the fake Instagram; tests turn them through the control. */
export type InstagramSettings = {
  /** How long a container is IN_PROGRESS on the sandbox clock. */
  imageProcessingMs: number;
  videoProcessingMs: number;
  /** When set, a container is IN_PROGRESS for this many reads of its status instead, whatever the clock says. */
  processingPolls?: number;
  /** Posts that an account may publish in rolling 24 hours; Meta's documents say 50 and 100. */
  quotaTotal: number;
  /** Containers that an account may create in rolling 24 hours. */
  containerLimit: number;
  /** Publishing a published container again: refused with 9007/2207027, or a second post appears. */
  publishTwice: 'refused' | 'duplicate';
  /** The next videos fail their processing with these subcodes, one each. */
  failNext: number[];
  /** Figures of a post appear this long after it went out. Instagram: up to 48 h. */
  insightsLagMs: number;
  refusedMetrics: string[];
  absentMetrics: string[];
  /** The author of a comment has another id in `from` than the account itself; only the user name is the same. */
  scopedCommentAuthors: boolean;
  imageMaxBytes: number;
  videoMaxBytes: number;
  fetchTimeoutMs: number;
};

export function defaultInstagramSettings(): InstagramSettings {
  return {
    imageProcessingMs: 1_000,
    videoProcessingMs: 15_000,
    quotaTotal: 50,
    containerLimit: 400,
    publishTwice: 'refused',
    failNext: [],
    insightsLagMs: 60_000,
    refusedMetrics: [],
    absentMetrics: [],
    scopedCommentAuthors: false,
    imageMaxBytes: 8 * 1024 * 1024,
    videoMaxBytes: 300 * 1024 * 1024,
    fetchTimeoutMs: 10_000,
  };
}
