export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Fills `:name` in a contract path; every parameter must be given. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:([a-z_]+)/gi, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new Error(`The path ${path} lacks its parameter ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/** Lists become comma separated, empty values disappear, booleans become true|false (API conventions). */
export function queryString(query: Readonly<Record<string, QueryValue>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    const text = typeof value === 'object' ? value.join(',') : String(value);
    if (text !== '') search.set(name, text);
  }
  // A literal comma is allowed in a query (RFC 3986, 3.4) and keeps lists readable.
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
