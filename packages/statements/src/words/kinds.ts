import { foldInPlace } from '@kumbara/text/fold';
import beginnings from './kinds.json' with { type: 'json' };

/** Matches folded phrases at the beginning of a text, longest first and as whole words. */
const beginning = (phrases: string[]) => {
  const escaped = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^\\W*(?:${escaped.join('|')})(?![a-z\\d])`, 'u');
};

/** The kind of payment at the beginning of a booking, before the merchant. */
const kindWords = beginning(beginnings.bookings);

/** Words at the beginning of a note about the booking above. */
const noteWords = beginning(beginnings.notes);

const onDay = /^on \d{1,2} [a-z]{3}/u;

/** True if a text begins with the kind of payment: `Card payment to`, `VIS`, `Lastschrift`. */
export const isBookingStart = (text: string): boolean => kindWords.test(foldInPlace(text));

/** True if a text continues the booking above: `Ref: 8871231`, `On 03 Jan`, `Ihr Einkauf bei`. */
export const isNoteStart = (text: string): boolean =>
  noteWords.test(foldInPlace(text)) || onDay.test(foldInPlace(text));
