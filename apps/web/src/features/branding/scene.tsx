import classes from './branding.module.css';

/** A bay at dusk: what previews stand on. Decorative. */
export function Scene() {
  return (
    <svg className={classes.scene} viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="500" fill="#F4B183" />
      <rect width="400" height="170" fill="#F08E6B" />
      <rect y="110" width="400" height="90" fill="#F6A67A" />
      <circle cx="262" cy="232" r="46" fill="#FFE3B0" />
      <path d="M0 262 70 196l52 42 66-84 74 86 48-38 90 66v60H0z" fill="#8C5D7A" />
      <path d="M0 290 92 232l62 40 78-46 70 52 98-36v68H0z" fill="#5E476B" />
      <rect y="292" width="400" height="208" fill="#2F5F77" />
      <path d="M214 304h96M228 322h68M206 344h112M236 366h52M222 392h80M240 420h44" stroke="#F6C79A" strokeWidth="5" />
      <path d="M0 344h120M210 368h150M60 410h170M250 446h120M20 470h90" stroke="#9CC4CF" strokeWidth="3" opacity=".5" />
      <path d="m104 372 74 0-14 20h-44z" fill="#172027" />
      <path d="M138 366v-62l34 56z" fill="#FFF6E6" />
    </svg>
  );
}
