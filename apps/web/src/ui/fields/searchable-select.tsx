import { Select, type SelectProps } from '@mantine/core';

/**
 * A list that can be typed into. It opens by a click, an arrow or a letter, not by focus: it would open by itself with its dialog, and
 * take the Escape that is meant for that.
 */
export const SearchableSelect = (props: SelectProps) => <Select {...props} searchable openOnFocus={false} />;
