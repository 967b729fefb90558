/** What asks for the pictures and links of a mail, as servers see it. The addresses are told by `X-Forwarded-For`, which counts only where a proxy is trusted. */
export type Program = { userAgent: string; from: string };

const IN_BROWSERS: readonly Program[] = [
  {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    from: '24.114.52.17',
  },
  {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    from: '99.241.8.140',
  },
  {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    from: '142.112.201.33',
  },
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    from: '184.151.37.90',
  },
  {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    from: '70.53.119.4',
  },
];

/** Programs for mails fetch pictures under names of their own. */
const IN_MAIL_PROGRAMS: readonly Program[] = [
  {
    userAgent:
      'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; .NET4.0E; Microsoft Outlook 16.0.17928; ms-office; MSOffice 16)',
    from: '207.164.79.66',
  },
  {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Thunderbird/128.4.0',
    from: '66.207.16.8',
  },
  ...IN_BROWSERS.slice(0, 3),
];

/** Fetches everything when the mail arrives, for everybody who uses Apple's program with its privacy on. */
export const APPLE: Program = { userAgent: 'Mozilla/5.0', from: '172.226.50.14' };

/** Fetches for Gmail when a mail is opened, and keeps what it got. */
export const GMAIL: Program = {
  userAgent: 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  from: '66.249.84.131',
};

/** Gateways look at links before a person may; most say they are a browser, some say who they are. */
const SCANNERS: readonly Program[] = [
  {
    userAgent:
      'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.130 Safari/537.36',
    from: '40.94.31.12',
  },
  { userAgent: 'Barracuda Sentinel (EE)', from: '64.235.153.7' },
  { userAgent: 'Mozilla/5.0 (compatible; Google-Safety; +http://www.google.com/bot.html)', from: '74.125.208.9' },
  { userAgent: 'BitdefenderSafetyBot/2.0 (+https://www.bitdefender.com)', from: '91.199.104.20' },
];

/** A provider's server that unsubscribes for its user (RFC 8058). */
export const ONE_CLICK: Program = { userAgent: 'Google-Gmail-OneClick/1.0', from: '66.249.84.200' };

const chosen = (programs: readonly Program[], fraction: number): Program =>
  programs[Math.floor(fraction * programs.length)] ?? IN_BROWSERS[0] ?? APPLE;

export const browserOf = (fraction: number): Program => chosen(IN_BROWSERS, fraction);
export const mailProgramOf = (fraction: number): Program => chosen(IN_MAIL_PROGRAMS, fraction);
export const scannerOf = (fraction: number): Program => chosen(SCANNERS, fraction);
