/** A run of which something is still to come, if somebody lets it go on. */
export const OPEN_STATES = ['freezing', 'sending', 'paused', 'held'] as const;
