/** What was typed last could not be stored: what leans on it does not begin. */
export class NotSaved extends Error {}
