import { steadyFraction } from '../platform/ids.ts';
import { escapeHtml } from './html.ts';

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

/** A profile picture made from the name: initials on a colour of its own. */
export async function drawAvatar(id: string, name: string): Promise<Buffer> {
  const hue = Math.floor(steadyFraction(id) * 360);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue},55%,42%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},60%,28%)"/></linearGradient></defs>
<rect width="320" height="320" fill="url(#g)"/><text x="160" y="205" font-family="sans-serif" font-size="128" font-weight="600" fill="#fff" text-anchor="middle">${escapeHtml(initials(name))}</text></svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}
