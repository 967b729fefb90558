const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * How a mail server is spoken to, by its address. A password leaves this computer under TLS and to the server that the
 * certificate names, or not at all (`smtp:` then insists on STARTTLS). On loopback nobody listens in between, and the
 * certificate of a relay there is hardly ever in the name of "localhost".
 */
export function smtpOptions(url: string) {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const here = LOOPBACK.test(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: username !== '' && !secure && !here,
    tls: { rejectUnauthorized: !here },
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
    logger: false,
    debug: false,
  };
}
