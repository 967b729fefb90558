export interface FormProps<B> {
  readonly block: B;
  /** `field`: what was changed, so that typing on is one step of undo; null is a step of its own. */
  readonly onChange: (next: B, field: string | null) => void;
}
