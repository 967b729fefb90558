/** A new newsletter: empty, or as another one stands. */
export interface Naming {
  readonly copyOf: { readonly id: number; readonly name: string } | null;
}
