import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { describeFailure } from './describe-failure.ts';

const words = {
  tooManyTitle: 'Too many',
  tooManyText: 'Wait',
  errorTitle: 'Error',
  unreachable: 'No answer',
  // As French has it.
  labelled: (label: string, value: string) => `${label} : ${value}`,
};
const failure = (status: number, body: unknown = {}, statusText = '') => new ApiError({ status, statusText, body });
const told = (error: unknown, named?: string) => describeFailure(error, words, named).message;

describe('describeFailure', () => {
  it("prefers the server's sentence on a 400", () => {
    expect(told(failure(400, { user_message: 'Pick a page.', email: ['taken'] }))).toBe('Pick a page.');
  });

  it('names each field with its messages when there is no sentence', () => {
    expect(told(failure(400, { non_field_errors: ['Odd.'], email: ['taken', 'short'] }))).toBe(
      'Odd.\nemail : taken short',
    );
  });

  it('knows a field named message from the text of that name', () => {
    expect(told(failure(400, { message: ['Change the text.'] }, 'Bad Request'))).toBe('message : Change the text.');
    expect(told(failure(400, { message: 'Not so.' }, 'Bad Request'))).toBe('Bad Request');
  });

  it('shows the status text on other statuses and on an unreadable 400', () => {
    expect(told(failure(409, { user_message: 'It is being published.' }, 'Conflict'))).toBe(
      'Conflict\nIt is being published.',
    );
    expect(told(failure(400, null, 'Bad Request'))).toBe('Bad Request');
    expect(told(failure(502, null, ''))).toBe('HTTP 502');
  });

  it('puts a named failure text first and the detail second', () => {
    expect(told(failure(500, null, 'Internal Server Error'), 'Cannot delete post')).toBe(
      'Cannot delete post\nInternal Server Error',
    );
  });

  it('has its own words for too many requests and for no answer', () => {
    expect(describeFailure(failure(429), words, 'Cannot delete post')).toEqual({ title: 'Too many', message: 'Wait' });
    expect(told(failure(0))).toBe('No answer');
  });
});
