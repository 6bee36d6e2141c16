import type { IsoDate } from '@kumbara/shared';
import type { RawRow } from './raw-row.ts';

/** A row with its day and its value; whether the money came or went is still open. */
export type Movement = {
  row: RawRow;
  currency: string;
  description: string;
  date: IsoDate;
  value: number;
  /** What the bank took for it besides. */
  fee?: number;
  sign: 'minus' | 'plus' | 'plain';
};

/** Money as whole thousandths, so that sums are exact. */
export const thousandths = (value: number): number => Math.round(value * 1000);
