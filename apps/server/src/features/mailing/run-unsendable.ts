/** No message can be made of what a run has, or none may leave from its domain; it would be the same at every try. */
export class RunUnsendable extends Error {}
