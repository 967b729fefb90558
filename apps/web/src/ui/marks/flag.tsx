import classes from './flag.module.css';

export type FlagCountry = 'US' | 'CA' | 'MX';

const STRIPES = [0, 4, 8, 12];
const DRAWN: Readonly<Record<FlagCountry, React.ReactNode>> = {
  US: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      {STRIPES.map((y) => (
        <path key={y} fill="#b22234" d={`M0 ${y}h24v2H0z`} />
      ))}
      <path fill="#3c3b6e" d="M0 0h11v8H0z" />
    </>
  ),
  CA: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        fill="#d52b1e"
        d="M0 0h6v16H0zM18 0h6v16h-6zM12 2.6l1 1.9 1.3-.6-.4 3 1.5-1.4.4.9 1.6-.3-.6 1.6.8.5-2.9 2.3.3 1-2.7-.4v2.3h-.6v-2.3L9 11.5l.3-1-2.9-2.3.8-.5L6.6 6.1l1.6.3.4-.9 1.5 1.4-.4-3 1.3.6z"
      />
    </>
  ),
  MX: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#006847" d="M0 0h8v16H0z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
      <circle cx="12" cy="8" r="2.2" fill="#8a5a2b" />
    </>
  ),
};

/** A flag beside the name of its country; decorative, and the same on every system. */
export const Flag = ({ country }: { readonly country: FlagCountry }) => (
  <svg className={classes.flag} viewBox="0 0 24 16" width="21" height="14" aria-hidden="true">
    {DRAWN[country]}
  </svg>
);
