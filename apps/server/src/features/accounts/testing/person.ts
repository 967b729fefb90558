/** Somebody who signs up, but for the address. */
export const person = { password: 'seven nights at sea', first_name: 'Ada', last_name: 'Stone', accept_terms: true };
export const { password } = person;

/** Where the clock is turned to: the beginning of an hour, so that no window of a limit ends in the middle of a test. */
export const START = 3_600_000 - (Date.now() % 3_600_000);
