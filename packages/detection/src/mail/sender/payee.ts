import { foldInPlace } from '#mail/fold.ts';
import { startsWithMonth } from '#mail/values/dates.ts';

/**
 * Where a mail names whom the money is for, or what was subscribed to. `@` stands for the name: words that begin with
 * a capital or a digit in the original. Folded, by language; only for senders that bill for others.
 */
const places: string[] = [
  // en
  '(?:payment|payments|purchase|subscription|membership) (?:to|for|with|of) @',
  '(?:trial|free month|free period) (?:of|for|with) @',
  '(?:notification|notice|confirmation|reminder|payment|update) from @',
  'you (?:paid|sent) .{1,24} to @',
  '(?:receipt|invoice)(?: #?[a-z]{0,5}-?\\d[a-z0-9-]*)? (?:from|for) @',
  '(?:receipt|invoice|payment|order) (?:from|via|by|through) [^ ]+ for @',
  '@ (?:has |have )?sent you (?:an? |your )?(?:invoice|receipt)',
  'subscribed to @',
  'your @ (?:subscription|membership|plan|trial|invoice|receipt)',
  '@ (?:subscription|membership) (?:has|was|will|is|renew)',
  '(?:merchant|seller|payee|handler|zahlungsempfanger|marchand|beneficiaire|comercio|vendedor|esercente|venditore) ?[:\\t] ?@',
  // labels of store mails
  '(?:app|application|uygulama|aplicacion|aplicativo|applicazione|content provider|produ(?:ct|it|kt|to|cto)|prodotto|curso|kurs) ?[:\\t] ?@',
  // fr, es, it, pt
  '(?:paiement|prelevement|abonnement|remboursement)(?: automatique| recurrent)? (?:a|de|pour|chez) @',
  'abonnement @',
  '(?:pago|suscripcion|cobro)(?: automatico)? (?:a|de|para) @',
  '(?:pagamento|abbonamento|addebito)(?: automatico)? (?:a|di|per|su) @',
  '(?:assinatura|subscricao|pagamento|cobranca)(?: automatico)? (?:de|do|da|para|a|ao) @',
  '(?:recus?|factures?|justificatif)(?: n\\S* \\S+)?(?: de la part)? (?:de|chez) @',
  '(?:recibo|factura|comprobante)(?: n\\S* \\S+)?(?: de parte)? (?:de|en) @',
  '(?:ricevut[ae]|fattur[ae])(?: n\\S* \\S+)? (?:di|da|per) @',
  '(?:recibo|fatura|comprovante)(?: n\\S* \\S+)? (?:de|da|do) @',
  '(?:bon|factuur|betaalbewijs|betaling|abonnement)(?: \\S*\\d\\S*)? (?:van|bij|aan) @',
  // de
  '(?:zahlung|abo|abonnement|mitgliedschaft|rechnung|beleg|quittung|bestellung|kauf|einkauf)(?: automatisch| \\S*\\d\\S*)? (?:an|bei|fur|von) @',
  // pl
  '(?:platnosc|platnosc automatyczna|platnosci)(?: automatyczna| cykliczna)? (?:do|za|dla|na rzecz) @',
  '(?:subskrypcj[aei]|abonament|uslugi) @',
  '(?:uslugodawcy|odbiorca|sprzedawca|sklep) ?[-:] ?@',
  'na rzecz @',
  // tr
  '@ adli (?:satici|isyeri|isletme|firma|uye isyeri|kurum)\\w*',
  '@["”’]? (?:magaza|isyeri|isletme|firma|marka|site)\\w* (?:ait|icin|yap\\w+|uzerinden|verdigin\\w*)',
  "@(?:'\\w+)? (?:(?:aylik|yillik|haftalik|dijital) )?(?:abonelig|uyelig)\\w+",
  '(?:payment|charge|renewal) (?:successful|received|confirmed|failed|complete) for @',
  "@'(?:a|e|ya|ye|na|ne)? (?:yaptiginiz|yapilan|otomatik|duzenli)? ?odeme\\w*",
  '@ (?:icin|adli isyerine|(?:firma|isyeri|magaza|kurum)(?:sina|una|ne|na|ya)) (?:odeme\\w*|yaptiginiz|otomatik|verdigin\\w*|tanimla\\w*|ait|aylik|yillik|duzenli|abonelik|olan)',
  '@ (?:uye )?(?:isyeri|firma|magaza|kurum)(?:s[iu])?n?[dt][ae]n (?:aldig|baslat|yaptig|satin)\\w*',
  '@ (?:will collect|has collected|collected) ',
  '(?:uye isyeri|satici|isyeri|alici)(?: adi)? ?[:\\t] ?@',
  '@ (?:isyeri|isletme|magaza|firma)\\w*(?:nda|nde)ki',
  // hu
  '@-elofizetes\\w*',
  'elofizetes\\w* \\(@',
];
/** `A assinatura do produto "Clube do Violão"`: in quotation marks a name is whole, small words and all. */
const quoted =
  /(?<![a-z])(?:produ[ck]?to?|producto|prodotto|produit|produkt|product|curso|clube|comunidade|comunidad|servi[cz]io|servico|assinatura|suscripcion|abonnement|abbonamento|abo|subscription|membership|abonelik|uyelik|urun)(?: (?:de|do|da|di|a|al|a l'|pour|fur|von|van|bij|for|of|to))? ?[:-]? ?["“”«»„]\s?(?=[^"“”«»„]{2,60}["“”«»„])/g;
/** "Pagamento aprovado: Clube de Leitura Ada": behind a heading about a payment stands what it was for. */
const title =
  /^(?=[^:]{0,60}(?:payment|renewal|zahlung|abbuchung|verlangerung|paiement|prelevement|renouvellement|pago|cobro|renovacion|pagamento|cobranca|renovacao|addebito|rinnovo|betaling|verlenging|subscription|abo(?:nnement)?|suscripcion|assinatura|abbonamento)(?![a-z]))[^:0-9]{4,60}: (?=[a-z0-9][^:.!?]{2,50}$)/;
const nameWord = "[\\p{Lu}\\d][\\p{L}\\d&+!._'’-]*";
const nameAt = new RegExp(`^${nameWord}(?: (?:${nameWord}|[&+]))*`, 'u');
const nameBefore = new RegExp(`(?:${nameWord})(?: (?:${nameWord}|[&+]))*$`, 'u');
const split = places.map((place) => {
  const [before = '', after = ''] = place.split('@');
  return { before, after, pattern: new RegExp(before ? `(?<![a-z])${before}` : `${after}(?![a-z])`, 'g') };
});

const suffixes =
  /(?:,? (?:inc|llc|ltd|limited|gmbh|ag|bv|b\.v|ab|oy|sas|sarl|s\.a|sa|s\.r\.l|srl|spa|s\.p\.a|pbc|corp|corporation|co|plc|sp\. z o\.o|sp z o\.o|a\.s|a\.ş|ltd\. sti|services|international|operations))+\.?$/i;

/** Words a sentence begins with, capital and all. */
const notNames =
  /^(?:on|at|from|by|in|for|until|till|since|your?|the|this|my|our|an?|google|app|play|apple|ihre?|deine?|das|die|der|votre|vos|le|la|les|tu|su|el|il|tuo|tua|sua|seu|o|a|bu|bir|twoja|twoje|visa|mastercard|amex|premium|subscription|order|no|nr|ard[iı]ndan|sonras[iı]nda|daha sonra|ayl[iı]k|y[iı]ll[iı]k|mevcut|dijital|aktif|say[iı]n|de[gğ]erli|t[uü]m|[uü]cretsiz|deneme|otomatik|yeni|a[sş]a[gğ][iı]daki|following|folgende[ns]?|suivant|siguiente|seguente|seguinte|poni[zż]sz[aey]|then|after that|monthly|annual|free|digital|current|new|danach|ihr|dein|puis|ensuite|luego|despu[eé]s|poi|depois|potem|nast[eę]pnie)$/i;

const kindOfThing =
  /^(?:online|club|member|trial|after|üyelik|abonelik|uyelik|plan[ıi]?|paket[i]?|standart|standard|basic|team|starter|growth|business|personal|professional|enterprise|essential|ultimate|gold|pro|plus|fees?|prices?|[üu]creti?|fiyat[ıi]?|bedeli?|tutar[ıi]?|s[ıi]n[ıi]rs[ıi]z|unlimited|bireysel|aile|family|individual|subscriptions?|memberships?|abonnement|abo|abonamento|suscripci[oó]n|assinatura|abbonamento|subskrypcja|mensuel|mensual|mensile|mensal|yearly|jahresabo|monatsabo)$/i;
/** "Monthly Online Membership" says what was sold, not by whom. */
export const isNoName = (name: string): boolean =>
  name
    .split(' ')
    .every((word) => notNames.test(word) || kindOfThing.test(word.toLocaleLowerCase('tr')) || kindOfThing.test(word));

/** A company as people call it: without its legal form and without the sentence's punctuation. */
export const withoutSuffix = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!'’-]+$/, '')
    .replace(suffixes, '')
    .replace(/[\s.,;:-]+$/, '')
    .trim();

/** "Your receipt from Jun 10". */
const isDay = (name: string): boolean => startsWithMonth(foldInPlace(name)) && /^\p{L}+\.? \d/u.test(name);

/** Names in the places where a text says whom a payment or a subscription is for, in its order. */
export function findPayees(text: string): string[] {
  const folded = foldInPlace(text);
  const found: { at: number; name: string }[] = [];
  for (const { before, after, pattern } of split) {
    for (const match of folded.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const name = before
        ? nameAt.exec(text.slice(from, from + 60))?.[0]
        : nameBefore.exec(text.slice(Math.max(0, match.index - 60), match.index))?.[0];
      if (!name) continue;
      const behind = folded.slice(from + name.length, from + name.length + 60);
      if (before && after && !new RegExp(`^${after}`).test(behind)) continue;
      found.push({ at: match.index, name: withoutSuffix(name) });
    }
  }
  const titled = title.exec(folded)?.[0].length;
  if (titled) found.push({ at: titled, name: withoutSuffix(text.slice(titled)) });
  for (const { index, 0: before } of folded.matchAll(quoted)) {
    const from = index + before.length;
    found.push({ at: index, name: text.slice(from, from + text.slice(from).search(/["“”«»„]/)).trim() });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .filter(
      (name) => name.length > 1 && /\p{L}/u.test(name) && !notNames.test(name) && !isNoName(name) && !isDay(name),
    );
}
