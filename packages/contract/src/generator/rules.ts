/** How the newest open draft of a profile is asked for: a list, whose emptiness no browser reports as a failure. */
export const openDraftQuery = (profile: number) => ({ generator_profile: profile, page_size: 1 });

/** The name under which a host page brings the answer along. */
export const openDraftName = (profile: number): string => `open-draft/${profile}`;
