import { useCountryName } from '../../../platform/formats/use-country-name.ts';
import { Flag, type FlagCountry } from '../../../ui/marks/flag.tsx';
import classes from './performance.module.css';

/** Countries by their names, each with its flag. */
export function Countries({ of }: { readonly of: readonly FlagCountry[] }) {
  const nameOf = useCountryName();
  return (
    <ul className={classes.countries}>
      {of.map((country) => (
        <li key={country}>
          <Flag country={country} />
          {nameOf(country)}
        </li>
      ))}
    </ul>
  );
}
