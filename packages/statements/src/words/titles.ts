/** Titles of documents, folded. Cards come first, because many of their titles begin like those of accounts. */
const kinds = [
  [
    'card',
    [
      'kredi kart[a-z]*, kart[a-z]*(?: kredi)? (?:ekstre|hesap ozeti|hareket|islem)[a-z]*, ek kart',
      '(?:credit|charge) ?cards?, card (?:activity|statement|transactions|account), kreditkarten?[a-z]*, kartenabrechnung, kartenumsatze',
      'creditcard[a-z]*, kaart(?:overzicht|afschrift), kredit ?kort[a-z]*, hitelkartya[a-z]*, kart[ay] kredytow[a-z]*',
      '(?:releve|operations)(?: de)?(?: la| votre)? carte, carte (?:de credit|a debit differe), debit differe',
      '(?:movimientos|extracto|estado de cuenta)(?: de)?(?: la| su| tu)? tarjeta, tarjeta de credito, fatura, cartao de credito',
      '(?:movimenti|estratto conto)(?: della| di)? carta, carta di credito',
    ],
  ],
  [
    'account',
    [
      'hesap (?:ekstre|hareket|dokum)[a-z]*, vadesiz[a-z]*, (?:bank|account|checking|current account|savings) (?:statement|summary|activity), statement of account, (?:current|checking) account',
      'kontoauszug[a-z]*, girokonto, kontoumsatze, umsatzliste, finanzreport, rekeningafschrift, bankafschrift, rekeningoverzicht, transactieoverzicht, betaalrekening',
      'releve de comptes?, releve bancaire, compte (?:courant|de depots?|cheques), estratto conto, lista movimenti, movimenti (?:del )?conto, conto corrente',
      'extracto, movimientos de (?:la |su )?cuenta, cuenta (?:corriente|de nomina|de ahorros?), extrato, conta corrente',
      'kontoutdrag, kontoutskrift, kontoudskrift, szamlakivonat, wyciag, vypis z uctu, extras de cont',
    ],
  ],
] as const;

const patterns = kinds.map(
  ([kind, lines]) =>
    [kind, new RegExp(`(?<![a-z])(?:${lines.flatMap((line) => line.split(', ')).join('|')})(?![a-z])`, 'u')] as const,
);

/** Returns the kind of document that a folded heading names. */
export const findKindByTitle = (folded: string): 'card' | 'account' | undefined =>
  patterns.find(([, pattern]) => pattern.test(folded))?.[0];
