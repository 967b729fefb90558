export const HOUR_MS = 3_600_000;
/** 24 hours; a day of Toronto's calendar has one more or less twice a year. */
export const DAY_MS = 86_400_000;
