/** What is cheaper for a time, how it is said to be over, and what stands between, by language, folded. */
const languages: [offer: string, over: string][] = [
  [
    'offer|promotion|promo|discount|deal|(?:promotional|introductory|intro|discounted|welcome|special) (?:price|rate|period)',
    'ended|expired|run out|come to an end|over|finished|(?:has|have) not been (?:renewed|extended)',
  ],
  [
    String.raw`\w*angebot\w*|\w*rabatt\w*|\w*aktion|(?:aktions|einfuhrungs|sonder|neukunden|willkommens|vorteils)\w*preis\w*`,
    'abgelaufen|ausgelaufen|zu ende gegangen|geendet|beendet|zu ende|vorbei|nicht (?:verlangert|erneuert)',
  ],
  [
    'offre|promotion|remise|reduction|(?:tarif|prix) (?:promotionnel|decouverte|preferentiel|reduit|de (?:bienvenue|lancement))',
    String.raw`arrivee? a (?:echeance|expiration|(?:son )?terme|sa fin)|terminee?|expiree?|pris fin|finie?|pas ete (?:renouvele|reconduit|prolonge)\w*`,
  ],
  [
    'oferta|promocion|descuento|(?:precio|tarifa) (?:promocional|reducid[oa]|de lanzamiento)',
    'terminado|finalizado|caducado|vencido|expirado|acabado|llegado a su fin|termino|finalizo|caduco|vencio|expiro|acabo|no se ha (?:renovado|prorrogado)',
  ],
  [
    'offerta|promozione|sconto|(?:prezzo|tariffa) (?:promozionale|ridott[oa]|scontat[oa])',
    'scadut[oa]|giunt[oa] al termine|terminat[oa]|finit[oa]|conclus[oa]|non e stat[oa] (?:rinnovat|prorogat)[oa]',
  ],
  [
    'oferta|promocao|desconto|(?:preco|tarifa) (?:promocional|reduzid[oa])',
    'terminou|expirou|acabou|venceu|encerrou|chegou ao fim|nao foi (?:renovad|prorrogad)[oa]',
  ],
  [
    String.raw`\w*aanbieding|\w*korting|\w*actie(?:prijs|tarief|periode)?|(?:introductie|welkomst)(?:prijs|tarief)`,
    'afgelopen|verlopen|voorbij|geeindigd|ten einde|niet verlengd',
  ],
  [
    String.raw`(?:kampanya|indirim|promosyon|teklif|tanitim)\w*`,
    String.raw`(?:dol|bit|son(?:lan|a er))(?:d[iu]|t[iu]|m[iu]s\w*)|yenilenme(?:di|mis\w*)|uzatilma(?:di|mis\w*)`,
  ],
];

/** The rest of a thought, over the stops of amounts; what is not over or soon will be is none. */
const between = String.raw`(?:(?! (?:not|\w+n['’]t|nicht|pas|no|non|nao|niet|soon|bald)(?![a-z]))(?:[^.,;:!?]|[.,](?=\d))){0,60}?`;
/** "Tu oferta ha terminado", and the other way round: "ha terminado tu oferta". */
const told = languages.map(
  ([offer, over]) => `(?:${offer})(?![a-z])${between} (?:${over})|(?:${over})(?: \\w{1,5}){1,3} (?:${offer})`,
);
const endedOffer = new RegExp(`(?<![a-z])(?:${told.join('|')})(?![a-z])`, 'g');

/** Says of anything that it is over. */
export const isOver = new RegExp(`(?<![a-z])(?:${languages.map(([, over]) => over).join('|')})(?![a-z])`);

/** "Your discount", as a title: what became of it, the text says. */
export const titleOfOffer = new RegExp(
  String.raw`^(?:[\w'’]+ ){0,2}(?:${languages.map(([offer]) => offer).join('|')})\W*$`,
);

/** "Once your offer has ended": it runs. */
const later =
  /\b(?:once|after|when|until|before|if|unless|sobald|wenn|nachdem|bis|bevor|falls|une fois|apres|quand|lorsque|avant|cuando|una vez|hasta|antes|despues|tras|quando|una volta|dopo|prima|fino|depois|apos|ate|assim|als|zodra|nadat|totdat|voordat|wanneer)(?: [\w'’]+){0,4} $/;

const nearBefore = 60;
const isLater = (folded: string, at: number) => later.test(folded.slice(Math.max(0, at - nearBefore), at));

/** Where a folded text says of an offer that it is over. */
export const findEndedOffers = (folded: string): { start: number; end: number }[] =>
  [...folded.matchAll(endedOffer)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ start }) => !isLater(folded, start));

/** The text with dots in the place of offers that are over. */
export const withoutEndedOffers = (folded: string): string =>
  folded.replace(endedOffer, (offer, at: number) => (isLater(folded, at) ? offer : '.'.repeat(offer.length)));
