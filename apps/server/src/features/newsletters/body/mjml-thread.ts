import { parentPort } from 'node:worker_threads';
import mjml2html from 'mjml';

/** A newsletter to be compiled, by the number that its answer bears. */
export interface ToCompile {
  readonly id: number;
  readonly mjml: string;
}
export type Compiled = { readonly id: number } & ({ readonly html: string } | { readonly error: string });

/** Indentation is a third of what MJML writes; between elements of a mail it says nothing. */
const smaller = (html: string): string => html.replace(/\s*\n\s*/g, '\n');

parentPort?.on('message', async ({ id, mjml }: ToCompile) => {
  let told: Compiled;
  try {
    const { html } = await mjml2html(mjml, { validationLevel: 'strict' });
    told = { id, html: smaller(html) };
  } catch (error) {
    told = { id, error: String(error) };
  }
  parentPort?.postMessage(told);
});
