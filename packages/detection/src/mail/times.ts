import { addDays, type Billing, daysBetween, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { foldInPlace } from './fold.ts';
import type { MailEventKind } from './mail.ts';
import { cyclesOf, findPrices, type Price } from './price/prices.ts';
import type { Product } from './product/products.ts';
import { mentions, type Reading, type Sentence, says, sentenceOf } from './reading.ts';
import { writesMonthFirst } from './text/month-first.ts';
import { type CycleMention, cycleBetween, findCycles, isPartOfName } from './values/cycle.ts';
import { type DateMention, findDates, findDaysOfMonth, findRelativeDates } from './values/dates.ts';

/** A cell of a table may be broken into so many lines. */
const mostLinesBelow = 4;

/** The days a sentence names; a label without one takes them from the line below, the head of a table from its row. */
export function daysOf(reading: Reading, { folded, line }: Pick<Sentence, 'folded' | 'line'>): DateMention[] {
  const { lines, date } = reading.document;
  const american = writesMonthFirst(reading);
  const here = [...besidePeriods(findDates(folded, date, american), folded), ...findRelativeDates(folded, date)];
  if (here.length > 0 || line < 0) return here;
  const isHead = lines[line]?.includes('\t') === true && !/\d/.test(folded);
  if (folded.length > 40 && !isHead) return here;
  const below = lines.slice(line + 1, line + 1 + (isHead ? mostLinesBelow : 1));
  return (
    below
      .filter((text) => isHead || text.length <= 40)
      .map((text) => findDates(foldInPlace(text), date, american))
      .find((days) => days.length > 0) ?? here
  );
}

const sentencesAbout = ({ sentences }: Reading, concepts: Parameters<typeof says>[1][]): Sentence[] =>
  sentences.filter((sentence) => concepts.some((concept) => mentions(sentence, concept)));

const firstAfter = (days: DateMention[], day: IsoDate): IsoDate | undefined =>
  days.find(({ date }) => date > day)?.date;

const to = /^ ?(?:-|to|bis|au|al|a|ate|do|until)(?: the)? ?$/;
/** The days beside a period ("01.11.2026 - 31.10.2027"), where there are any: what is paid for is no day of payment. */
function besidePeriods(days: DateMention[], folded: string): DateMention[] {
  const within = (day: DateMention, at: number) =>
    [days[at - 1], days[at + 1]].some(
      (other) => other && to.test(folded.slice(Math.min(day.end, other.end), Math.max(day.start, other.start))),
    );
  const beside = days.filter((day, at) => !within(day, at));
  return beside.length > 0 ? beside : days;
}

/** "If you don't cancel by 18 October": until then it can be left, and is paid for later. */
const toCancelBy = /\bcancel\w*(?: \w+){0,3} (?:by|before|until)(?: the)? $/;

/**
 * Speaks of the payment or the renewal of the subscription itself, in the seven languages: newsletters and playlists
 * have their day of every month, too.
 */
const aboutPaying =
  /\b(?:abonelig|abonelik|uyelig|uyelik|plan(?:i|in|iniz)?\b|odeme|ucret(?!siz)|aidat|fatura|tahsil|cekil|yenileme(?!k)|kart(?:in|iniz)dan|subscriptions?\b|memberships?\b|premium (?:se|si|wird|renews)\b|(?:re)?pay(?:s|ments?|ing)?\b|(?<!free of )charge|bill(?:s|ed|ing)?\b|direct debit|fees?\b|renewals?\b|abos?\b|abonn|mitgliedschaft|\w*beitrag\b|\w*betrage?\b|zahlung|abbuch|abgebucht|buchen\b|eingezogen|lastschrift|gebuhr|verlangerung|prelev|paiement|debit|cotisation|forfait|renouvellement|suscripci|membresia|pagos?\b|cobr|cuota|renovaci|assinatura|mensalidade|pagament|renovacao|piano\b|plano\b|abbonament|addebit|quota|canone|rinnovo)|^(?:(?:it|automatically) )?renews?\b/;

const deadlineBefore =
  /\b(?:bis(?: zum)?|spatestens(?: am| zum)?|by|before|until|jusqu'au|avant le|antes del?|hasta el|entro il|prima del|ate o?)(?: the| dia| giorno)? $/;
const deadlineBehind = /^\.?'?\w*(?: gunu\w*)? (?:kadar|once)\b/;

/** The day of every month on which the mail says the subscription is paid or renewed: none, where it names two. */
function dayOfEveryMonth({ document }: Reading, sentences: Pick<Sentence, 'folded'>[]): IsoDate | undefined {
  const days = sentences
    .filter(({ folded }) => aboutPaying.test(folded))
    .flatMap(({ folded }) =>
      findDaysOfMonth(folded, document.date).filter(
        ({ start, end }) => !deadlineBefore.test(folded.slice(0, start)) && !deadlineBehind.test(folded.slice(end)),
      ),
    )
    .map(({ date }) => date);
  return new Set(days).size === 1 ? days[0] : undefined;
}

/**
 * "Ab deinem nächsten Abrechnungsdatum am 14. Juli kostet Premium 12,99 €": the day is named beside what else is said.
 * The other languages' words for it are heard as a coming charge.
 */
const nextPayment =
  /\b(?:(?:votre|ta|vos) (?:prochaine? )?(?:echeance|facture|mensualite|prelevement|renouvellement) (?:du|le)|(?:de|en|con) (?:tu|su) (?:proxim[oa] )?(?:factura|renovacion|cobro|pago|recibo) del?|nachsten? (?:abrechnung|zahlung|abbuchung|rechnung|belastung|verlangerung)\w*|prossim[oa] (?:data di )?(?:addebito|pagamento|rinnovo|fatturazione|fattura))[ ,:(]*(?:am |vom |zum |il |del )?$/;
/** "5 Aralık 2026 tarihli faturanızdan itibaren", "5 Aralık'taki ödemenle". */
const ofPaymentBehind =
  /^(?:'\w+ tarihli|'?[dt][ae]ki| tarih(?:li|indeki|inde kesilecek(?: olan)?)) (?:(?:bir )?sonraki |ilk |yeni )?(?:fatura|odeme|yenileme|tahsilat|cekim)/;
const dayOfNextPayment = (
  reading: Reading,
  isNext: (sentence: Sentence, day: DateMention) => boolean,
): IsoDate | undefined =>
  firstAfter(
    reading.sentences.flatMap((sentence) =>
      daysOf(reading, sentence).filter(
        (day) =>
          (nextPayment.test(sentence.folded.slice(0, day.start)) ||
            ofPaymentBehind.test(sentence.folded.slice(day.end))) &&
          isNext(sentence, day),
      ),
    ),
    reading.document.date,
  );
const dayOfDebit = (reading: Reading): IsoDate | undefined =>
  firstAfter(
    reading.sentences.filter(({ folded }) => debitLabel.test(folded)).flatMap((sentence) => daysOf(reading, sentence)),
    reading.document.date,
  );

const starts =
  /\b(?:will (?:start|begin|commence)|(?:starts|begins|commences) (?:on|from)|startet|beginnt|(?:debut|commenc|demarr)era|prendra effet|(?:comenz|empez|inici)ara|comienza el|empieza el|(?:inizi|cominc|part)era|(?:comec|inici)ara|comeca (?:em|a|no dia)|begint|start op|gaat in op|basla(?:yacak\w*|r))(?![a-z])/;
const nextPeriod =
  /\b(?:(?:next|new) (?:billing )?(?:period|cycle|term)|(?:nachste|neue)r? (?:\w*zeitraum|\w*periode|laufzeit)|(?:prochaine|nouvelle) periode|(?:proxim[oa]|siguiente|nuevo|novo) (?:periodo|ciclo)|(?:prossimo|nuovo) (?:periodo|ciclo)|(?:volgende|nieuwe) \w*periode|(?:sonraki|yeni|gelecek) (?:\w+ )?donem\w*)(?![a-z])/;
/**
 * "Your next period begins on 2 December", and beside a trial "your subscription will begin": what has not begun is paid
 * for when it does. Elsewhere what begins later may have been paid when it was ordered.
 */
const beginnings = ({ sentences }: Reading, kind: MailEventKind): Sentence[] =>
  sentences.filter(
    (sentence) =>
      !sentence.conditional &&
      starts.test(sentence.meant) &&
      !says(sentence, 'promotion') &&
      !says(sentence, 'gift') &&
      (nextPeriod.test(sentence.meant) ||
        (kind !== 'charge' &&
          kind !== 'price_rise' &&
          says(sentence, 'subscription') &&
          sentences.some((other) => mentions(other, 'trial')))),
  );

/** Speaks of money that is taken or of a renewal, and not only of what something costs from a day on. */
const collects =
  /\b(?:charg|bill(?:ed|ing|s)\b|continu|devam|lauft|poursui|prosegu|loopt|renew|debit|collect|payment|invoice|(?:you(?:'ll| will) )?pay\b|tahsil|cekil|cekec|yenile|yansi|fatura|ode(?:me|yec|nec)|abgebucht|abbuch|buchen|einzieh|eingezogen|ziehen|zahl|verlanger|berechne|belaste|abrechn|abgerechnet|rechnung|lastschrift|prelev|debit|factur|renouvel|echeance|paiement|payerez|reconduc|cobr|renov|renueva|pago|pagar|cargo|recibo|addebit|rinnov|pagament|pagher|fattur|afgeschreven|afschrijv|incass|verleng|betal)/;

/** "From 1 January you will pay 13.99": from then on it costs that, whenever in between it is paid. */
const fromBefore =
  /\b(?:from|as (?:of|from)|since|starting|beginning|effective(?: from| as of)?|ab|seit|mit wirkung (?:vom|zum)|a (?:partir|compter) d[ue]|des|a partir del?(?: dia)?|desde(?: el)?(?: dia)?|con efectos? del?|dal(?:l')?|a (?:partire|decorrere) dal(?:l')?|con decorrenza(?: dal)?|vanaf|met ingang van|per)(?: on| the| dem| den| le| il| de)? ?(?:\w+(?:day|tag|di),? (?:dem )?)?$/;
const fromBehind = /^\.?'?(?:[dt][ae]n)?(?: (?:tarih|gun)\w*)? ?(?:itibar\w*|(?<=n )sonra\b|onwards?\b)/;
const ofNext =
  /\b(?:next(?! (?:month|year|week))|nachst\w*|prochaine?|proxim[oa]|siguiente|prossim[oa]|(?:eerst)?volgende|(?:bir )?sonraki|gelecek(?! (?:ay|yil|hafta)))\b/;
/** "From 1 December you will be charged": not only what it costs, but that money is taken. */
const collected =
  /\b(?:bill(?:ed)?|charged?|debited|abgebucht|eingezogen|belastet|prelev\w+|debite\w*|cobr(?:ar|ad)\w+|cargar\w+|addebit\w+|afgeschreven|geincasseerd|tahsil|cekil\w+|cekece\w+)(?![a-z])/;
/**
 * The day a new price begins is no day of payment. What is collected from then on, or from the payment of that day on, is
 * the next one only where no other payment comes before it, or where it is called that.
 */
function isNextPayment(folded: string, { start, end, date }: DateMention, sent: IsoDate, billing: Billing): boolean {
  if (ofNext.test(folded)) return true;
  const [before, behind] = [folded.slice(0, start), folded.slice(end)];
  const begins = fromBefore.test(before) || fromBehind.test(behind);
  const isOfPayment = nextPayment.test(before) || ofPaymentBehind.test(behind);
  if (!isOfPayment && !(begins && collected.test(folded))) return !begins;
  return date <= nextPaymentDate(sent, billing, addDays(sent, 1));
}
const monthly: Billing = { billing_cycle: 'monthly', billing_interval: 1 };

/** The row of an invoice that names the day on which it is collected. */
const debitLabel =
  /^(?:(?:(?:direct )?debit|collection|payment|charge|billing) date|date of (?:(?:direct )?debit|collection|payment|charge)|(?:abbuchungs|einzugs|lastschrift|belastungs|zahlungs)(?:datum|tag|termin)|(?:datum|tag|termin) (?:der|des) (?:abbuchung|einzugs|lastschrift|belastung|zahlung)|(?:abbuchung|einzug|lastschrift|belastung)|date (?:du |de |d')(?:(?:prochain|votre) )?(?:prelevement|debit|paiement|reglement|encaissement)|prelevement|fecha del? (?:(?:proximo|tu) )?(?:cargo|cobro|adeudo|debito|pago)|data (?:di |del |dell'|d')?(?:prossimo )?(?:addebito|prelievo|incasso|pagamento)|(?:datum (?:van )?(?:de )?)?(?:automatische )?(?:afschrijving|incasso|betaling)|(?:afschrijf|afschrijvings|incasso|betaal)datum|(?:tahsilat|tahsil|cekim|odeme|karttan cekim) (?:tarihi|gunu)|data (?:do |de |da )(?:debito|cobranca|pagamento))(?: (?:am|zum|le|el|il|op|on|prevu le))?[ \t:]*(?:$|\d)/;

/** The day of the next charge, where the mail names it; `billing` is what the mail says of how often that is. */
export function nextDate(
  reading: Reading,
  product: Product,
  kind: MailEventKind,
  billing: Billing | undefined,
): IsoDate | undefined {
  const { document } = reading;
  const { item } = product;
  const lines = item?.renewal.map((line) => ({ folded: foldInPlace(document.lines[line] ?? ''), line })) ?? [];
  const near = lines.filter(({ folded }) => says(sentenceOf(folded, 0, reading), 'will_charge'));
  if (near.length === 0 && item?.among_others) return undefined;
  const isDeadline = ({ folded }: Pick<Sentence, 'folded'>, { start }: DateMention) =>
    toCancelBy.test(folded.slice(0, start));
  const isNext = ({ folded }: Pick<Sentence, 'folded'>, day: DateMention) =>
    kind !== 'price_rise' || isNextPayment(folded, day, document.date, billing ?? monthly);
  const named = (sentence: Pick<Sentence, 'folded' | 'line'>) =>
    daysOf(reading, sentence).filter((day) => !isDeadline(sentence, day) && isNext(sentence, day));
  const groups =
    near.length > 0
      ? [near]
      : [
          sentencesAbout(reading, ['will_charge', 'trial_ends']).filter(
            ({ folded }) => kind !== 'price_rise' || collects.test(folded),
          ),
          endsOfTrial(reading),
          beginnings(reading, kind),
        ];
  const date = groups.map((sentences) => firstAfter(sentences.flatMap(named), document.date)).find(Boolean);
  if (date) return date;
  if (near.length > 0) return dayOfEveryMonth(reading, near);
  return dayOfNextPayment(reading, isNext) ?? dayOfDebit(reading) ?? dayOfEveryMonth(reading, reading.sentences);
}

const until = /\b(?:until|till|kadar|hasta|jusqu\w*|fino a\w*|ate|bis|tot|till?|indtil|frem til|dek)\b/;
const span =
  /\b(\d{1,2})[- ](?:(days?|gun\w*|tage?n?|jours?|dias?|giorni)|(?:weeks?|hafta\w*|wochen?|semanas?|semaines?|settimane))/;

/** The day after which a trial that has just begun is paid for: until when it is, else as long as it is said to be. */
export function trialEnd(reading: Reading): IsoDate | undefined {
  const { document, sentences } = reading;
  const last = sentences.filter(({ folded }) => until.test(folded)).flatMap((sentence) => daysOf(reading, sentence));
  const said = firstAfter(last, document.date);
  if (said) return said;
  const [, count, inDays] =
    endsOfTrial(reading)
      .map(({ folded }) => span.exec(folded))
      .find(Boolean) ?? [];
  return count ? addDays(document.date, Number(count) * (inDays ? 1 : 7)) : undefined;
}

const endsOfTrial = ({ sentences }: Reading): Sentence[] => sentences.filter((sentence) => mentions(sentence, 'trial'));

/** So many sentences before an announcement may name its day: "From 5 May prices change", and below it a list of them. */
const mostBefore = 4;

/** The day something announced takes effect, searched from the sentence that announces it, and then before it. */
export function effectiveDate(reading: Reading, statement: Sentence): IsoDate | undefined {
  const { sentences, document } = reading;
  const at = sentences.indexOf(statement);
  const behind = [statement, ...sentences.slice(at + 1, at + 6)];
  const before = sentences.slice(Math.max(0, at - mostBefore), at).reverse();
  const firstOf = (near: Sentence[]) =>
    firstAfter(
      near.flatMap((sentence) => daysOf(reading, sentence)),
      document.date,
    );
  return firstOf(behind) ?? firstOf(before);
}

/** The last day of what was cancelled. */
export function endDate(reading: Reading): IsoDate | undefined {
  const days = sentencesAbout(reading, ['cancelled', 'will_end', 'usable_until']).flatMap((sentence) =>
    daysOf(reading, sentence),
  );
  return days.find(({ date }) => date >= reading.document.date)?.date;
}

/** The day the money moved, where the mail names one shortly before its own. */
export function paymentDate(reading: Reading): IsoDate | undefined {
  const { date } = reading.document;
  // "Your order receipt from 13 October": the day in a receipt's heading is the day of what it is for.
  const [subject] = reading.sentences;
  const ofReceipt = subject && says(subject, 'receipt') && !says(subject, 'will_charge') ? [subject] : [];
  const days = [...sentencesAbout(reading, ['paid']), ...ofReceipt].flatMap((sentence) => daysOf(reading, sentence));
  return days.find((day) => day.date <= date && daysBetween(day.date, date) <= 45)?.date;
}

const through =
  /\b(?:through|thru|(?:end|expiry) date|bitis tarihi|valid (?:until|to)|paid (?:until|up to)|gecerli\w*|uzatil\w+|gultig bis|geldig tot|(?:gyldig|giltig|gyldigt) (?:til|till)|lauft (?:nun |jetzt )?bis|valable jusqu|valid[oa] (?:hasta|fino|ate)|wazn\w+ do|ervenyes\w*)/;
/** The last day that a payment pays for, where the mail names it. */
export const paidThrough = (reading: Reading): IsoDate | undefined =>
  firstAfter(
    reading.sentences.filter(({ folded }) => through.test(folded)).flatMap((sentence) => daysOf(reading, sentence)),
    reading.document.date,
  );

/** What a payment pays for, its last day included. */
export type ServicePeriod = { from: IsoDate; last: IsoDate; billing: Billing };

/**
 * A printed period of service: "01.05.2026 - 31.05.2026", "Nov 4 – Dec 4, 2026". Stays and rentals are printed the same
 * way, so that only months and years count.
 */
export function periodOfService({ document }: Reading): ServicePeriod | undefined {
  for (const line of document.lines) {
    const folded = foldInPlace(line);
    // Read the wrong way round, 10/12 to 11/11 is no period at all.
    for (const american of [false, true]) {
      const days = findDates(folded, document.date, american);
      for (const [at, from] of days.entries()) {
        const last = days[at + 1];
        if (!last || !to.test(folded.slice(from.end, last.start))) continue;
        const billing = cycleBetween(from.date, last.date);
        if (billing && billing.billing_cycle !== 'weekly') return { from: from.date, last: last.date, billing };
      }
    }
  }
  return undefined;
}

/** A period of service is as long as its cycle. */
export const servicePeriod = (reading: Reading): Billing | undefined => periodOfService(reading)?.billing;

/** How often it is charged, from the words next to the price outwards. Undefined where the mail does not say. */
export function findBilling(
  reading: Reading,
  statement: Sentence,
  product: Product,
  price: Price | undefined,
): Billing | undefined {
  const { document, sentences } = reading;
  const inLine = (line: number): Cycle[] => {
    const text = foldInPlace((line < 0 ? document.subject : document.lines[line]) ?? '');
    return findCycles(text).map((cycle) => ({ ...cycle, text }));
  };
  const item = product.item
    ? product.item.lines.map(inLine).map(paidCycle).find(Boolean)
    : price && cycleOfPrice(price, reading);
  if (item) return pick(item);
  const isMeant = (sentence: Sentence) => !(says(sentence, 'trial') && !says(sentence, 'will_charge'));
  const concerned = [
    [statement],
    sentences.filter((sentence) =>
      (['will_charge', 'renewed', 'paid', 'started'] as const).some((concept) => says(sentence, concept)),
    ),
    sentences.filter((sentence) => says(sentence, 'subscription') && !says(sentence, 'promotion')),
    sentences.filter((sentence) => !says(sentence, 'promotion')),
  ];
  const isNamed = isOfName(sentences);
  for (const group of concerned) {
    const found = group
      .filter(isMeant)
      .map((sentence) => cyclesIn(sentence).filter((cycle) => !isNamed(sentence, cycle)))
      .map(paidCycle)
      .find(Boolean);
    if (found) return pick(found);
  }
  return dayOfEveryMonth(reading, sentences)
    ? { billing_cycle: 'monthly', billing_interval: 1 }
    : servicePeriod(reading);
}

/** The nearest in its line; of those in the sentence behind it ("229 TL. Yıllık plan, aylık ödenir.") the one that is paid. */
function cycleOfPrice(price: Price, { document }: Reading): CycleMention | undefined {
  const text = foldInPlace((price.line < 0 ? document.subject : document.lines[price.line]) ?? '');
  const cycles = cyclesOf(price, findPrices(document, document.lines), document);
  const [nearest] = cycles;
  const isBehind = nearest && /[.!?] /.test(text.slice(price.end, nearest.start));
  return isBehind ? paidCycle(cycles.map((cycle) => ({ ...cycle, text }))) : nearest;
}

const cyclesIn = ({ folded }: Sentence): Cycle[] => findCycles(folded).map((cycle) => ({ ...cycle, text: folded }));

/** How often a thing appears, where something else says how often it is paid. */
function isOfName(sentences: Sentence[]) {
  const isName = ({ text }: Sentence, cycle: Cycle) => isPartOfName(text, cycle);
  const isSaid = sentences.some((sentence) => cyclesIn(sentence).some((cycle) => !isName(sentence, cycle)));
  return (sentence: Sentence, cycle: Cycle) => isSaid && isName(sentence, cycle);
}

type Cycle = CycleMention & { text: string };
const paid =
  '(?:bill|paid|pay|charg|zahl|bezahl|gezahl|abgerech|abgebucht|abbuch|eingezogen|berechnet|factur|prelev|debit|regl|pag[oa]|cobr|addebit|odeme|odenen|odenir|odenecek|odeniyor|tahsil|cekil|fatura|platn|rozlicz)';
const paying = new RegExp(`${paid}\\w*[ :,]*$`);
/** "Monatlich wird abgebucht", "mensalmente é pago", "aylık olarak ödenir". */
const payingAfter = new RegExp(
  `^[ :,]*(?:(?:is|are|will be|wird|werden|zu|est|sera|se|si|es|sera|e|viene|olarak) )?${paid}`,
);
/** "Annual plan, billed monthly" is paid every month. */
const paidCycle = (cycles: Cycle[]): Cycle | undefined =>
  cycles.find(({ text, start }) => paying.test(text.slice(0, start))) ??
  cycles.find(({ text, end }) => payingAfter.test(text.slice(end))) ??
  cycles[0];

const pick = ({ billing_cycle, billing_interval }: CycleMention): Billing => ({ billing_cycle, billing_interval });
