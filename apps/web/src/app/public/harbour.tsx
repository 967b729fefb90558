import classes from './harbour.module.css';

/** The picture of the sign-in pages: an evening coast, with the route of a ship between two marks. Decoration only. */
export function Harbour() {
  return (
    <svg className={classes.scene} viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0C535C" />
          <stop offset="0.42" stopColor="#22949F" />
          <stop offset="0.74" stopColor="#FFC3B1" />
          <stop offset="1" stopColor="#FFA085" />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#45AFB8" />
          <stop offset="0.35" stopColor="#0F7B87" />
          <stop offset="1" stopColor="#0B434B" />
        </linearGradient>
      </defs>
      <rect width="720" height="470" fill="url(#sky)" />
      <circle cx="470" cy="352" r="62" fill="#FFF2EE" />
      <circle cx="470" cy="352" r="104" fill="#FFF2EE" opacity="0.16" />
      <g fill="#fff" opacity="0.22">
        <rect x="86" y="132" width="178" height="14" rx="7" />
        <rect x="132" y="154" width="230" height="14" rx="7" />
        <rect x="498" y="206" width="150" height="12" rx="6" />
        <rect x="546" y="226" width="176" height="12" rx="6" />
      </g>
      <path d="M0 470V372l74-70 52 44 92-118 116 150 46-34 124 126z" fill="#0C6670" />
      <path d="M0 470v-52l96-62 84 62 60-28 94 80z" fill="#0C535C" />
      <path d="M560 470l58-96 42 44 60-74v126z" fill="#0C6670" />
      <rect y="466" width="720" height="434" fill="url(#sea)" />
      <g fill="#FFF2EE" opacity="0.5">
        <rect x="424" y="482" width="92" height="5" rx="2.5" />
        <rect x="438" y="500" width="66" height="5" rx="2.5" />
        <rect x="414" y="520" width="112" height="5" rx="2.5" />
        <rect x="446" y="542" width="50" height="5" rx="2.5" />
      </g>
      <path
        d="M150 606c92-52 176 48 268 4s92-70 142-58"
        fill="none"
        stroke="#FFE2D9"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 13"
      />
      <g transform="translate(150 606)">
        <circle r="13" fill="#fff" />
        <circle r="6" fill="#0F7B87" />
      </g>
      <g transform="translate(562 552)">
        <path d="M0 0c-15-19-22-30-22-41a22 22 0 0144 0c0 11-7 22-22 41z" fill="#F06543" />
        <circle cy="-41" r="8" fill="#fff" />
      </g>
      <g transform="translate(322 596)">
        <path d="M-62 4h124l-18 28h-88z" fill="#fff" />
        <path d="M-40 4v-20h62l18 20z" fill="#E0E6EA" />
        <path d="M-26 -16v-15h30l10 15z" fill="#fff" />
        <rect x="-16" y="-46" width="11" height="15" rx="2" fill="#F06543" />
        <g fill="#0F7B87">
          <circle cx="-28" cy="-6" r="3.4" />
          <circle cx="-14" cy="-6" r="3.4" />
          <circle cx="0" cy="-6" r="3.4" />
          <circle cx="14" cy="-6" r="3.4" />
        </g>
      </g>
      <g stroke="#A9DFE2" strokeWidth="3" strokeLinecap="round" opacity="0.4">
        <path d="M90 690h52M196 720h34M520 668h64M440 742h46M620 724h30M286 684h26" />
      </g>
    </svg>
  );
}
