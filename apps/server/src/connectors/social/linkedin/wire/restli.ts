/**
 * Rest.li 2.0 addresses (learn.microsoft.com/linkedin, "Protocol versions"): values are percent-encoded, the characters
 * of the structure stay raw. URLSearchParams would encode those too, so queries are put together by hand.
 */
export const encoded = (value: string): string =>
  encodeURIComponent(value).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export const listOf = (values: readonly string[]): string => `List(${values.map(encoded).join(',')})`;

/** `(share:urn%3A…)`. */
export const recordOf = (key: string, value: string): string => `(${key}:${encoded(value)})`;
