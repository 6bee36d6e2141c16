import { foldInPlace } from '#mail/fold.ts';
import { findPrices } from '#mail/price/prices.ts';
import { type Reading, type Sentence, says, sentenceOf, states } from '#mail/reading.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { saysOutright } from './outright.ts';
import { isOfReader, possessive } from './selling.ts';
import { anywhere, comesAgain, type View } from './view.ts';

/** Bought once, or a bill: unless a subscription is spoken of in the subject, that is what the mail is about. */
export const isElse = (view: View) =>
  // What is on an order's lines and is billed again is no order.
  (isOrder(view) &&
    !(view.product_named && anywhere(view, comesAgain)) &&
    !isOrderOfOneThatRenews(view) &&
    !(!view.unknown_sender && anywhere(view, (sentence) => isOwnRenewal(sentence, view)))) ||
  (view.unknown_sender &&
    (saysBill(view.reading) ||
      anywhere(
        view,
        ({ folded }) => admission.test(folded) || workDone.test(folded) || book.test(folded) || advert.test(folded),
      ) ||
      isBasket(view) ||
      isToBePaid(view)));

/** "Your Pro subscription is not affected and renews on 1 December for 14.99", in a mail about an order. */
const isOwnRenewal = (sentence: Sentence, { reading: { document } }: View) =>
  states(sentence, 'will_charge') &&
  saysOutright(sentence) &&
  isOfReader(sentence) &&
  !says(sentence, 'one_off') &&
  !says(sentence, 'promotion') &&
  findMoney(sentence.text).length > 0 &&
  findDates(sentence.folded, document.date).some(({ date }) => date > document.date);

/** "Your listing was renewed for 7 days": what one sells is shown for longer. */
const advert =
  /\b(?:(?:your|the) (?:\w+ ){0,2}(?:ad|advert|listing)|ilan(?:in|iniz|inin|inizin)?|annonce|anzeige|anuncio|annuncio|ogloszeni[ae])(?: (?!abo)[^. ]+){0,6} (?:renewed|extended|uzatil\w*|yenilen\w*|renouvel\w*|prolong\w*|verlanger\w*|renovad\w*|prorrogad\w*|rinnovat\w*|odnowion\w*|przedluzon\w*)(?![a-z])/;

/** Things counted by the piece, some of which last for a time: a licence for a year beside a mouse. */
const isBasket = (view: View) => {
  const rows = view.reading.document.lines
    .map(foldInPlace)
    .filter((row) => pieces.test(row) && findMoney(row).length > 0);
  const lasting = rows.filter((row) => findCycles(row).length > 0);
  return (
    lasting.length > 0 &&
    lasting.length < rows.length &&
    !anywhere(view, (sentence) => comesAgain(sentence) || saysOutright(sentence))
  );
};
const pieces = /\b\d{1,3} ?(?:adet|ad|stuck|stk|pcs|pieces?|szt|uds?|unidades?|pezz[oi]|pz|stuks?)\b/;

/** What somebody is paid for having done, every month or not. */
const workDone =
  /\b(?:retainers?|freelance\w*|consult(?:ing|ancy)|hourly rate|hours? worked|serbest meslek|danismanlik|musavirlik|hakedis|honorar\w*|honoraires?|honorarios?|onorari[oi]?|prestations?|dienstleistungsrechnung|beratung\w*|consultoria|consulenza|doradztw\w*|wynagrodzeni\w*)\b/;

/** "Das Abo-Geschäft (Taschenbuch)": the words in front are a title. */
const book =
  /\((?:taschenbuch|gebundene\w*(?: \w+)?|hardcover|paperback|kartoniert|broche|poche|relie|tapa (?:blanda|dura)|copertina (?:rigida|flessibile)|brossura|capa (?:mole|dura|comum)|(?:oprawa|okladka) \w+|karton kapak|ince kapak|cilt(?:li|siz))\)/;

/** "Payment due within 14 days": who asks to be paid collects nothing by himself, whatever he calls yearly. */
const isToBePaid = (view: View) =>
  anywhere(view, ({ folded }) => dueByHand.test(folded)) &&
  !anywhere(view, (sentence) => comesAgain(sentence) || saysOutright(sentence));

const dueByHand =
  /\b(?:(?:payment|balance|amount|total|invoice) (?:is )?due (?:within|in|by|on|upon|before)|due (?:within|in) \d+ days|due (?:by|on) receipt|payable (?:within|by|upon)|net \d{2}(?! ?[.,%\d])|please (?:pay|remit|transfer|settle)|sort code|pay (?:this|the|your) invoice|bank transfer to|zahlbar (?:bis|in|innerhalb|sofort|binnen)|bitte uberweisen|bitte begleichen|zahlungsziel|a regler (?:avant|sous)|payable (?:sous|avant)|pagadero|a pagar antes|da saldare|pagamento entro|termin platnosci|do zaplaty do|te betalen (?:voor|binnen)|over te maken|forfaller|att betala senast|vade(?:si|miz|niz)?:? \d|vade tarihi|(?:havale|eft) (?:ile|yoluyla)|hesabimiza (?:yatir|gonder)\w*|iban\b|son odeme tarihi)/;

/** A domain is ordered: nothing else is on the order, and it says on which day it renews by itself. */
const isOrderOfOneThatRenews = (view: View) => {
  const { document } = view.reading;
  const paid = findPrices(document, document.lines).filter(({ role }) => role === 'item' || role === 'total');
  return (
    !view.unknown_sender &&
    !view.sells_goods &&
    new Set(paid.map(({ amount }) => amount)).size === 1 &&
    anywhere(
      view,
      (sentence) =>
        comesAgain(sentence) &&
        !says(sentence, 'promotion') &&
        findDates(sentence.folded, document.date).some(({ date }) => date > document.date),
    )
  );
};

export const isOrder = (view: View) =>
  says(view.subject, 'one_off') &&
  !says(view.subject, 'subscription') &&
  findCycles(view.subject.folded).length === 0 &&
  !anywhere(view, isPaidAsSubscription);

/** "We took 24.95 for this month's box of your subscription": a parcel, and what it is part of. */
const isPaidAsSubscription = (sentence: Sentence) =>
  states(sentence, 'paid') &&
  saysOutright(sentence) &&
  possessive.test(sentence.folded) &&
  !says(sentence, 'one_off') &&
  !says(sentence, 'promotion') &&
  findMoney(sentence.text).length > 0;

/** Of the sender too: a library renews books without calling itself one in its text. */
const saysBill = (reading: Reading) =>
  houses.test(foldInPlace(reading.document.from[0]?.name ?? '')) ||
  [sentenceOf(reading.document.from[0]?.name ?? '', -1, reading), ...reading.sentences].some((one) =>
    says(one, 'bill'),
  );

/** Who lives in one house pays its upkeep, called dues there, too. */
const houses =
  /\b(?:apartmani?|sitesi|konutlari|yurdu|rezidans\w*|bloklari|(?:konut|yapi) kooperatifi|villalari|homeowners|hoa|condo\w*|strata|residents'?|apartments|tenants'?)\b/;

/** What admits or lodges once. Questions are answered under a "ticket", too. */
const admission =
  /\b(?:\d+ (?:nights?|gece\w*|nachte|nachten|ubernachtungen|nuits?|noches?|nott[ei]|noites?|noc(?:e|y|leg\w*)?|ejszaka)|(?:\d+ ?x? ?|e-?|your |member |event |full price )tickets?|biletin\w*|bilet (?:adedi|turu|tutari)|eintrittskarte\w*|tus entradas|billets? (?:d'entree|de concert|pour)|bigliett[oi] (?:d'ingresso|per)|ingressos|bilety? (?:na|wstepu))\b/;
