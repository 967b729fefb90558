interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** Both names in one line, or what stands for somebody who has given none. */
export const nameOf = (person: Named, otherwise: string): string =>
  `${person.first_name} ${person.last_name}`.trim() || otherwise;
