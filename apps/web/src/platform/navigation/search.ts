/**
 * The router's own serialiser writes JSON into the address and would turn `?ids=1017,1018` into something else. Addresses are a
 * contract (SHELL-019), so values stay plain text.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
