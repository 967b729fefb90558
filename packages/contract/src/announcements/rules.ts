/** What an announcement looks like: the style of its alert. */
export const ANNOUNCEMENT_TYPES = ['info', 'success', 'warning', 'danger'] as const;

/** Characters of a message in one language, as it is written. */
export const ANNOUNCEMENT_MAX = 4_000;

export const ANNOUNCEMENT_STATES = ['draft', 'planned', 'live', 'over'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** Where one stands at a moment: its window counts from its first instant to just before its last. */
export function announcementState(
  { published, starts, ends }: { published: boolean; starts: Date | null; ends: Date | null },
  now: Date,
): AnnouncementState {
  if (!published) return 'draft';
  if (ends !== null && ends <= now) return 'over';
  return starts !== null && starts > now ? 'planned' : 'live';
}

/** Under which name the host page's data holds what a profile is shown. */
export const announcementsName = (profile: number): string => `announcements/${profile}`;
