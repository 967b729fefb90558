// The package brings no types.
declare module 'mjml' {
  export default function mjml2html(
    mjml: string,
    options?: { readonly validationLevel?: 'strict' | 'soft' | 'skip' },
  ): Promise<{ readonly html: string; readonly errors: readonly unknown[] }>;
}
