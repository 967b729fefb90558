/** ana.reyes@agency.example is called Ana Reyes until she says otherwise. */
export function guessName(address: string): { readonly first_name: string; readonly last_name: string } {
  const [first_name = '', ...rest] = (address.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { first_name, last_name: rest.join(' ') };
}
