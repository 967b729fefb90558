import classes from './logo.module.css';

/** A post with two boards: one way in the accent, one in coral. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8.5" fill="#0F7B87" />
      <path d="M16 6.2v19.6" stroke="#D3EFF0" strokeWidth="2.1" strokeLinecap="round" />
      <path
        d="M9.2 8.6h10.3c.4 0 .8.2 1.1.4l2.7 2.6c.4.4.4 1 0 1.4l-2.7 2.6c-.3.3-.7.4-1.1.4H9.2c-.6 0-1-.5-1-1V9.600c0-.6.4-1 1-1z"
        fill="#fff"
      />
      <path
        d="M22.8 18.200h-8.500c-.4 0-.7.1-.9.400l-2 1.900c-.4.4-.4 1 0 1.400l2 1.900c.2.2.5.4.9.400h8.500c.5 0 .9-.4.9-.9v-4.200c0-.5-.4-.9-.9-.9z"
        fill="#FFA085"
      />
    </svg>
  );
}

export function Logo({ size }: { readonly size?: number }) {
  return (
    <span className={classes.logo}>
      <LogoMark size={size} />
      <span className={classes.word}>Waypost</span>
    </span>
  );
}
