import type { PageLanguage, Text } from '#pages.ts';

/** Stripe's test card numbers that the emulator supports. */
export const cards = [
  { number: '4242424242424242', pays: 'always', note: { tr: 'Ödeme başarılı olur', en: 'The payment succeeds' } },
  { number: '4000000000000002', pays: 'never', note: { tr: 'Kart reddedilir', en: 'The card is declined' } },
  {
    number: '4000002500003155',
    pays: 'confirmed',
    note: { tr: 'Banka onay ister (ikinci sayfa)', en: 'The bank asks for confirmation (a second page)' },
  },
  {
    number: '4000000000000341',
    pays: 'later-never',
    note: { tr: 'Kart kaydedilir, sonraki ödemeler reddedilir', en: 'The card is saved, later payments are declined' },
  },
] as const satisfies { number: string; pays: string; note: Text }[];

export type Card = (typeof cards)[number];
export const findCard = (number: unknown): Card | undefined => cards.find((card) => card.number === number);
export const canPayLater = (number: string): boolean =>
  !['never', 'later-never'].includes(findCard(number)?.pays ?? 'never');
export const formatCardNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
export const formatNote = (card: Card, language: PageLanguage): string => card.note[language];
