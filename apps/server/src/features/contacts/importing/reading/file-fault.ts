import type { FileFault } from '@waypost/contract/contacts';

/** Why a file is not read; people are told the sentence of the fault. */
export class BadFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault, options?: { cause?: unknown }) {
    super(`not a file of contacts: ${fault}`, options);
    this.name = 'BadFile';
    this.fault = fault;
  }
}
