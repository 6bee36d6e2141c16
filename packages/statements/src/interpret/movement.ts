import type { IsoDate } from '@kumbara/shared';
import type { RawRow } from './raw-row.ts';

/** A row with its day and its value, before its direction is known. */
export type Movement = {
  row: RawRow;
  currency: string;
  description: string;
  date: IsoDate;
  value: number;
  /** The fee that the bank charged for it. */
  fee?: number;
  sign: 'minus' | 'plus' | 'plain';
};

/** Converts an amount to whole thousandths, so that sums are exact. */
export const toThousandths = (value: number): number => Math.round(value * 1000);
