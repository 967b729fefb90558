declare const ours: unique symbol;
/** An address inside the program. Only `address` makes one, so that the compiler checks every link. */
export type Href = string & { readonly [ours]: true };

/** `/$slug/posts/$id/` takes `slug` and `id`. */
type Params<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}` ? Name | Params<Rest> : never;
export type Search<Name extends string> = { readonly [N in Name]?: string | undefined };

type Given<Path extends string, Name extends string> = [Params<Path>] extends [never]
  ? [search?: Search<Name>]
  : [params: { readonly [N in Params<Path>]: string | number }, search?: Search<Name>];

export interface Address<Path extends string = string, Name extends string = string> {
  (...given: Given<Path, Name>): Href;
  readonly path: Path;
  /** What its query may say; always plain text (SHELL-019). */
  readonly search: readonly Name[];
}

type Values = Readonly<Record<string, string | number | undefined>>;

/** Values stay plain text (SHELL-019): `?ids=1017,1018`. What is empty is not said. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const said = String(value ?? '');
    if (said !== '') params.set(name, said);
  }
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Fills what a path leaves open. Callers that know the path call its `Address`, which is checked. */
export const fillAddress = (path: string, params: Values, search: Values = {}): Href =>
  (path.replace(/\$(\w+)/g, (_, name: string) => String(params[name])) + stringifySearch(search)) as Href;

/** Declares where a page stands; calling it with the parameters makes the address. Ends with a slash. */
export function address<const Path extends `/${string}`, const Name extends string = never>(
  path: Path,
  search: readonly Name[] = [],
): Address<Path, Name> {
  const make = (...given: readonly (Values | undefined)[]) => {
    const [params = {}, query] = path.includes('$') ? given : [{}, given[0]];
    return fillAddress(path, params, query);
  };
  return Object.assign(make, { path, search }) as unknown as Address<Path, Name>;
}

export const HOME = address('/')();
