import type { Rates } from '@kumbara/shared';

/** A day's rates or those of the last 90 days: the two files that the publisher offers. */
export type RateFile = 'daily' | 'last-90-days';

export type RateSource = {
  /**
   * @returns the rates of every day in the file
   * @throws RatesError
   */
  read(file: RateFile): Promise<Rates[]>;
};

/** `away`: try later. `malformed`: the answer is not what the publisher documents. */
export class RatesError extends Error {
  readonly kind: 'away' | 'malformed';

  constructor(kind: RatesError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RatesError';
    this.kind = kind;
  }
}
