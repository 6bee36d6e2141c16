/** What documents call themselves, folded: cards first, for many of their names begin as those of accounts do. */
const kinds = [
  [
    'card',
    [
      'kredi kart\\p{L}*, kart\\p{L}*(?: kredi)? (?:ekstre|hesap ozeti|hareket|islem)\\p{L}*, ek kart',
      '(?:credit|charge) ?cards?, card (?:activity|statement|transactions|account), kreditkarten?\\p{L}*, kartenabrechnung, kartenumsatze',
      'creditcard\\p{L}*, kaart(?:overzicht|afschrift), kredit ?kort\\p{L}*, hitelkartya\\p{L}*, kart[ay] kredytow\\p{L}*',
      '(?:releve|operations)(?: de)?(?: la| votre)? carte, carte (?:de credit|a debit differe), debit differe',
      '(?:movimientos|extracto|estado de cuenta)(?: de)?(?: la| su| tu)? tarjeta, tarjeta de credito, fatura, cartao de credito',
      '(?:movimenti|estratto conto)(?: della| di)? carta, carta di credito',
    ],
  ],
  [
    'account',
    [
      'hesap (?:ekstre|hareket|dokum)\\p{L}*, vadesiz\\p{L}*, (?:bank|account|checking|current account|savings) (?:statement|summary|activity), statement of account, (?:current|checking) account',
      'kontoauszug\\p{L}*, girokonto, kontoumsatze, umsatzliste, finanzreport, rekeningafschrift, bankafschrift, rekeningoverzicht, transactieoverzicht, betaalrekening',
      'releve de comptes?, releve bancaire, compte (?:courant|de depots?|cheques), estratto conto, lista movimenti, movimenti (?:del )?conto, conto corrente',
      'extracto, movimientos de (?:la |su )?cuenta, cuenta (?:corriente|de nomina|de ahorros?), extrato, conta corrente',
      'kontoutdrag, kontoutskrift, kontoudskrift, szamlakivonat, wyciag, vypis z uctu, extras de cont',
    ],
  ],
] as const;

const patterns = kinds.map(
  ([kind, lines]) =>
    [kind, new RegExp(`(?<!\\p{L})(?:${lines.flatMap((line) => line.split(', ')).join('|')})(?!\\p{L})`, 'u')] as const,
);

/** Whether a folded heading calls the document one of a card or of an account. */
export const titleKind = (folded: string): 'card' | 'account' | undefined =>
  patterns.find(([, pattern]) => pattern.test(folded))?.[0];
