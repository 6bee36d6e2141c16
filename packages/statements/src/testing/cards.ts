import type { ParsedStatement } from '@kumbara/shared';
import type { Placed } from './documents.ts';

/** `1111 NETFLIX`: the last digits of the line's card, and its description. */
export const cards = ({ transactions }: ParsedStatement): string[] =>
  transactions.map(({ account, description }) => `${account?.replace(/\D/g, '').slice(-4) ?? 'none'} ${description}`);

export type Printed = string | [day: string, text: string, amount: string];

/** A page with rows in three columns. Other lines begin at the position of the days. */
export const page = (lines: Printed[], page = 1): Placed[] =>
  lines.flatMap((line, index): Placed[] => {
    const y = 60 + index * 13;
    if (typeof line === 'string') return [{ x: 40, y, text: line, page }];
    const [day, text, amount] = line;
    return [
      { x: 40, y, text: day, page },
      { x: 120, y, text, page },
      { x: 520, y, text: amount, right: true, page },
    ];
  });

export const head: Printed = ['Tarih', 'Aciklama', 'Tutar'];
export const netflix: Printed = ['03.10.2026', 'NETFLIX', '229,99'];
export const market: Printed = ['05.10.2026', 'MARKET', '120,00'];
export const spotify: Printed = ['07.10.2026', 'SPOTIFY', '99,00'];
export const fuel: Printed = ['09.10.2026', 'SHELL', '640,50'];

/** Of these rows on two cards. */
export const bothCards = ['1111 NETFLIX', '1111 MARKET', '2222 SPOTIFY', '2222 SHELL'];
