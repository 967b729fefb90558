/** Groups of fields, as the parts of reports have them: unfolded, names in lower case (RFC 3464, section 2.1.1). */
export function groupsOf(text: string): ReadonlyMap<string, string>[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map(
      (group) =>
        new Map(
          group.split('\n').flatMap((line) => {
            const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
            return name === undefined ? [] : [[name.toLowerCase(), (value ?? '').trim()] as const];
          }),
        ),
    )
    .filter((group) => group.size > 0);
}

/** `rfc822; a@b` and `smtp; 550 …`: what stands behind the type. */
export const behindType = (value: string | undefined): string => (value ?? '').replace(/^[\w-]+\s*;\s*/, '');
