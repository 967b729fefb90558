import type { ErrorBody } from '@waypost/contract/wire';
import type { Locale, Messages } from '@waypost/i18n';
import { type AppError, type Text, text, translate } from '../errors/index.ts';

/** The wire shape of an error in the caller's language; `error` and `message` copy user_message for the screens that read those names. */
export function errorBody(error: AppError, locale: Locale): ErrorBody {
  const body: Record<string, unknown> = { ...error.extra };
  if (error.text !== null) {
    const sentence = translate(locale, error.text);
    Object.assign(body, { user_message: sentence, error: sentence, message: sentence });
  }
  // The same fault on two networks is one sentence, unless the sentence names the network.
  for (const [field, messages] of Object.entries(error.fields))
    body[field] = [...new Set(messages.map((entry) => translate(locale, entry)))];
  if (error.code !== null) body.code = error.code;
  return body as ErrorBody;
}

type FieldKey = keyof Messages['errors']['field'];

interface Issue {
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly PropertyKey[];
  readonly [key: string]: unknown;
}

/** Turns zod's issues into `{field: [sentence]}`; an issue of the whole body goes under non_field_errors. */
export function fieldErrors(issues: readonly Issue[], input: unknown): Record<string, Text[]> {
  const fields: Record<string, Text[]> = {};
  const kinds = new Set<string>();
  for (const issue of issues.flatMap(oneByOne)) {
    const field = issue.path?.[0] === undefined ? 'non_field_errors' : String(issue.path[0]);
    // A value of the wrong kind says nothing about its length or shape, yet zod goes on to measure a text given for a list.
    if (kinds.has(field)) continue;
    if (issue.code === 'invalid_type' && issue.path?.length === 1) kinds.add(field);
    const told = fields[field] ?? [];
    const sentence = issueText(issue, input);
    // Zod finds a number that is far too large both no integer and too large.
    if (!told.some(({ key }) => key === sentence.key)) fields[field] = [...told, sentence];
  }
  return fields;
}

/** Fields that a call does not know come in one issue; each is told under its own name. */
const oneByOne = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
    ? issue.keys.map((key: string) => ({ ...issue, path: [...(issue.path ?? []), key] }))
    : [issue];

/** Zod 4 keeps the value out of its issues and says in words what it got; a number coerced from nothing, or from a word, is NaN. */
const isMissing = ({ received, message, path = [] }: Issue, input: unknown): boolean =>
  received === 'NaN' ? valueAt(input, path) === undefined : message?.endsWith('received undefined') === true;

/** Of a list that came as one text, the text is the value of each part. */
const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : value),
    input,
  );

const SIZES: Readonly<Record<string, readonly [small: FieldKey, big: FieldKey]>> = {
  string: ['too_short', 'too_long'],
  array: ['too_few', 'too_many'],
};

function issueText(issue: Issue, input: unknown): Text {
  const of = (key: FieldKey, values?: Text['values']) => text(`errors.field.${key}`, values);
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue, input) ? of('required') : of('invalid');
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return of('blank');
      return of(SIZES[String(issue.origin)]?.[0] ?? 'too_small', { minimum: Number(issue.minimum) });
    case 'too_big':
      return of(SIZES[String(issue.origin)]?.[1] ?? 'too_big', { maximum: Number(issue.maximum) });
    case 'invalid_format':
      return of(issue.format === 'email' ? 'email' : issue.format === 'datetime' ? 'date' : 'invalid');
    case 'invalid_value':
      return of(Array.isArray(issue.values) && issue.values[0] === true ? 'accept' : 'choice');
    // None of several kinds: of what is not there at all, that says nothing.
    case 'invalid_union':
      return valueAt(input, issue.path ?? []) === undefined ? of('required') : of('invalid');
    default:
      return of('invalid');
  }
}
