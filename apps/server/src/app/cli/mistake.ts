/** What a command answers with one sentence and the exit code 1: it was called wrongly, or cannot be done now. */
export class Mistake extends Error {}
