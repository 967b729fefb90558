import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { Zones } from '../dns/zones.ts';
import { type Finding, lookup, NoAnswer } from './lookup.ts';

type RawField = { name: string; text: string };
type Tags = Readonly<Record<string, string>>;
type Way = 'simple' | 'relaxed';

class BadSignature extends Error {}

function tagsOf(text: string): Tags {
  return Object.fromEntries(
    text.split(';').flatMap((tag) => {
      const equals = tag.indexOf('=');
      return equals > 0 ? [[tag.slice(0, equals).trim(), tag.slice(equals + 1).trim()]] : [];
    }),
  );
}

function rawFields(head: string): RawField[] {
  return head
    .split(/\r\n(?![ \t])/)
    .filter((text) => text.includes(':'))
    .map((text) => ({ name: text.slice(0, text.indexOf(':')).trim().toLowerCase(), text }));
}

function canonicalField({ name, text }: RawField, way: Way): string {
  if (way === 'simple') return text;
  const value = text.slice(text.indexOf(':') + 1).replaceAll('\r\n', '');
  return `${name}:${value.replaceAll(/[ \t]+/g, ' ').trim()}`;
}

function canonicalBody(body: string, way: Way): string {
  let text = body;
  if (way === 'relaxed') text = text.replaceAll(/[ \t]+(?=\r\n|$)/g, '').replaceAll(/[ \t]+/g, ' ');
  text = text.replace(/(\r\n)+$/, '');
  if (text === '') return way === 'simple' ? '\r\n' : '';
  return `${text}\r\n`;
}

/** The fields that were signed, the last of a name first. */
function signedFields(fields: readonly RawField[], names: readonly string[], way: Way): string {
  const left = [...fields];
  return names
    .flatMap((name) => {
      const at = left.findLastIndex((field) => field.name === name);
      const [field] = at < 0 ? [] : left.splice(at, 1);
      return field ? [`${canonicalField(field, way)}\r\n`] : [];
    })
    .join('');
}

function keyOf(zones: Zones, { d: domain = '', s: selector = '' }: Tags): KeyObject {
  const name = `${selector}._domainkey.${domain}`;
  const [record] = lookup(zones, name, 'TXT');
  if (record === undefined) throw new BadSignature(`${name} is not there`);
  const { p: key = '', k: kind = 'rsa' } = tagsOf(record);
  const bytes = Buffer.from(key.replaceAll(/\s/g, ''), 'base64');
  if (bytes.length === 0) throw new BadSignature(`the key of ${name} was withdrawn`);
  if (kind === 'ed25519')
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });
  return createPublicKey({ key: bytes, format: 'der', type: 'spki' });
}

function check(zones: Zones, tags: Tags, signature: RawField, fields: readonly RawField[], body: string): void {
  const [headWay = 'simple', bodyWay = 'simple'] = (tags.c ?? 'simple/simple').split('/') as Way[];
  const names = (tags.h ?? '').split(':').map((name) => name.trim().toLowerCase());
  if (!names.includes('from')) throw new BadSignature('From is not signed');
  const canonical = canonicalBody(body, bodyWay);
  const digest = createHash('sha256').update(canonical, 'latin1').digest('base64');
  if (digest !== tags.bh?.replaceAll(/\s/g, '')) throw new BadSignature('the text was changed');
  const own = canonicalField({ ...signature, text: signature.text.replace(/(\bb=)[^;]*/, '$1') }, headWay);
  const bytes = Buffer.from(signedFields(fields, names, headWay) + own, 'latin1');
  const key = keyOf(zones, tags);
  const given = Buffer.from(tags.b?.replaceAll(/\s/g, '') ?? '', 'base64');
  const isRight =
    tags.a === 'ed25519-sha256'
      ? verify(null, createHash('sha256').update(bytes).digest(), key, given)
      : verify('sha256', bytes, key, given);
  if (!isRight) throw new BadSignature('the signature does not fit');
}

/** Every signature of a mail, the first that passes before the others (RFC 6376). */
export function checkDkim(zones: Zones, raw: Buffer): Finding[] {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const [head, body] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)];
  const fields = rawFields(head);
  const signatures = fields.filter(({ name }) => name === 'dkim-signature');
  const findings = signatures.map((signature): Finding => {
    const tags = tagsOf(signature.text.slice(signature.text.indexOf(':') + 1).replaceAll(/\r\n/g, ''));
    const domain = (tags.d ?? '').toLowerCase();
    try {
      check(zones, tags, signature, fields, body);
      const covers = /(^|:)\s*list-unsubscribe\s*(:|$)/i.test(tags.h ?? '')
        ? ', List-Unsubscribe among what is signed'
        : '';
      return { result: 'pass', why: `signed by ${domain} (${tags.s ?? ''})${covers}`, domain };
    } catch (error) {
      const result = error instanceof NoAnswer ? 'temperror' : 'fail';
      return { result, why: error instanceof Error ? error.message : 'it cannot be read', domain };
    }
  });
  return findings.sort((one, other) => Number(other.result === 'pass') - Number(one.result === 'pass'));
}
