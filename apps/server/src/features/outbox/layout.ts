import { legalPath } from '@waypost/contract/legal';
import { escapeHtml as html } from '../../platform/html/escape.ts';
import type { Letter, Recipient } from '../../platform/mail/mail-kind.ts';

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const privacyPage = ({ publicUrl, locale }: Recipient): string => publicUrl + legalPath('privacy', locale);

const footLink = (url: string, label: string): string =>
  `<a href="${html(url)}" style="color:#5b6a75">${html(label)}</a>`;

/** Why it came, and what to do about it: `noticesUrl` is the page that turns notices off, `null` for what cannot be. */
const footOf = ({ t }: Recipient, noticesUrl: string | null): string =>
  t(noticesUrl === null ? 'emails.footer' : 'emails.notice_footer');

/** One column of tables with inline styles: mail programs know little else. */
export function toHtml(letter: Letter, to: Recipient, noticesUrl: string | null): string {
  const { t, locale } = to;
  const row = (inner: string, padding = '0 0 16px') => `<tr><td style="padding:${padding}">${inner}</td></tr>`;
  const paragraph = (text: string, style = 'font-size:15px;line-height:1.55;color:#172027') =>
    row(`<p style="margin:0;${FONT};${style}">${html(text)}</p>`);
  const items = (letter.items ?? []).map(
    (item) => `<li style="margin:0 0 6px;${FONT};font-size:15px;line-height:1.5;color:#172027">${html(item)}</li>`,
  );
  const rows = [
    row(`<h1 style="margin:0;${FONT};font-size:21px;line-height:1.3;color:#172027">${html(letter.heading)}</h1>`),
    ...letter.paragraphs.map((text) => paragraph(text)),
    letter.quote
      ? row(
          `<p style="margin:0;padding:10px 14px;border-left:3px solid #0f7b87;background:#f3f7f8;${FONT};font-size:15px;line-height:1.5;color:#3c4a54">${html(letter.quote)}</p>`,
        )
      : '',
    items.length > 0 ? row(`<ul style="margin:0;padding:0 0 0 20px">${items.join('')}</ul>`) : '',
    letter.button ? row(button(letter.button, to), '8px 0 24px') : '',
    ...(letter.after ?? []).map((text) => paragraph(text, 'font-size:13px;line-height:1.5;color:#5b6a75')),
  ];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:#eef2f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td style="padding:0 4px 14px;${FONT};font-size:17px;font-weight:700;color:#0c6670">Waypost</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e0e6ea;border-radius:10px;padding:28px 28px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.filter((part) => part !== '').join('\n')}
</table></td></tr>
<tr><td style="padding:14px 4px;${FONT};font-size:12px;line-height:1.5;color:#5b6a75">${html(footOf(to, noticesUrl))} ${noticesUrl === null ? '' : `${footLink(noticesUrl, t('emails.notices_link'))} · `}${footLink(privacyPage(to), t('legal.names.privacy'))}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function button({ label, to }: NonNullable<Letter['button']>, { publicUrl }: Recipient): string {
  const link = html(publicUrl + to);
  return `<a href="${link}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#0f7b87;color:#ffffff;${FONT};font-size:15px;font-weight:600;text-decoration:none">${html(label)}</a>
<p style="margin:12px 0 0;${FONT};font-size:12px;line-height:1.5;color:#5b6a75;word-break:break-all">${link}</p>`;
}

export function toText(letter: Letter, to: Recipient, noticesUrl: string | null): string {
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.quote ? [`> ${letter.quote}`] : []),
    ...(letter.items ? [letter.items.map((item) => `- ${item}`).join('\n')] : []),
    ...(letter.button ? [`${letter.button.label}:\n${to.publicUrl}${letter.button.to}`] : []),
    ...(letter.after ?? []),
    ['--\nWaypost', footOf(to, noticesUrl), ...(noticesUrl === null ? [] : [noticesUrl]), privacyPage(to)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
