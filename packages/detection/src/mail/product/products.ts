import type { Service } from '#catalogue/schema.ts';
import { counted, invited } from '#mail/event/offering-words.ts';
import { type ItemLines, itemLines } from '#mail/event/renewals.ts';
import { foldInPlace } from '#mail/fold.ts';
import { labelsChange } from '#mail/price/price-words.ts';
import { cyclesOf, findPrices, type Price } from '#mail/price/prices.ts';
import { isProse, mentions, type Reading, type Sentence, says, sentenceOf } from '#mail/reading.ts';
import { registeredLabel } from '#mail/sender/domain.ts';
import { brandOf, findNames, type NameMention, standsAlone } from '#mail/sender/names.ts';
import { findPayees } from '#mail/sender/payee.ts';
import { type Sender, unsettledService } from '#mail/sender/sender.ts';
import { merchantName, printedName, senderName } from '#mail/sender/sender-name.ts';
import { houses } from '#mail/sender/senders.ts';
import type { Document } from '#mail/text/document.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { findMoney } from '#mail/values/money.ts';
import { beforeDate, isOtherRow, itemName, namedBefore, withoutLabel } from './item-name.ts';

/** Something subscribed to that a mail is about. */
export type Product = {
  name: string;
  service?: Service;
  /** Its own line of a receipt: where its price, cycle and date stand. */
  item?: ItemLines & {
    price: Price;
    /** Other things stand on the same receipt: what it says of none in particular may be said of them. */
    among_others: boolean;
  };
};

const junk =
  /in (?:your )?browser|nel browser|(?:no|en el|dans (?:le|votre)) navigat|przegladarce|bongeszo|prohlizec|trinh duyet|ブラウサ|report a problem|write a review|app store|itunes store|order id|invoice|document no|billed to|apple id|account|problem melden|signaler un probleme|bir sorun bildir|@|siparis|^date|receipt|total|https?:|^(?:subscriptions?|abonnements?|abos?|abonelikler|suscripciones|abbonamenti|assinaturas)$|^(?:many )?(?:thanks|thank you|tesekkur\w*|danke|merci|gracias|grazie|obrigad[oa])\b|^[^:]{0,24}(?:price|ucret|fiyat|tutar|preis|prix|tarif|precio|prezzo|preco|cena|renewal|yenilen)[^:]{0,16}:/;
const greeting =
  /^(?:dear|hi|hello|hey|hallo|bonjour|hola|ciao|merhaba|sayin|liebe[rs]?|ola|hej|czesc|buongiorno|cher|chere|gentile|prezado|caro|cara|estimad[oa]|querid[oa]|beste|szia|kedves)(?: [^ ]+){0,3}[,!]?$/;
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

const isJunk = (text: string): boolean => [junk, greeting].some((words) => words.test(foldInPlace(text)));

/** "Hey there," names nobody, "HEY" alone on its line does. */
const isGreeted = (text: string, { weak, start, end }: NameMention): boolean =>
  weak && start === 0 && end < text.trimEnd().length && greeting.test(foldInPlace(text));

/** More than three words and a full stop. */
const saysSomething = /^(?:\S+ ){3,}\S+[.!?]$/;

/** `Content Provider: Adobe Inc.`: who makes what another row names is not what it is called. */
const makerLabel =
  /^(?:content provider|icerik saglayici|inhaltsanbieter|anbieter|(?:app )?developer|gelistirici|entwickler|fournisseur(?: de contenu)?|developpeur|proveedor(?: de contenido)?|desarrollador|fornitore(?: di contenuti)?|sviluppatore|provedor de conteudo|desenvolvedor|aanbieder|ontwikkelaar|dostawca) ?[:\t]/;
const appLabel =
  /^(?:app(?:lication)?|uygulama|anwendung|aplicacion|aplicativo|applicazione|apli\w+) ?[:\t] ?(?=\p{L}{3})/u;

/** Whether a row only tells who makes what another row names. */
const isMakersRow = (row: string, { lines }: Document): boolean =>
  makerLabel.test(foldInPlace(row)) && lines.some((line) => appLabel.test(foldInPlace(line)));

function productOfItem(reading: Reading, own: ItemLines, price: Price): Product | undefined {
  const { document } = reading;
  const lineNumbers = own.lines;
  const texts = lineNumbers.map(
    (line) => (line === price.line ? document.lines[line]?.slice(0, price.start) : document.lines[line]) ?? '',
  );
  const item = { price, ...own, among_others: false };
  const unlabelled = texts.filter((text) => !isMakersRow(text, document)).map(withoutLabel);
  // The closest line above the amount: what stands further up may be the letterhead.
  const renews = texts.some((text) => says(sentenceOf(text, 0, reading), 'will_charge'));
  const hasCycle = texts.some((text) => findCycles(foldInPlace(text)).length > 0);
  if (!renews && !hasCycle && unlabelled.some((text) => counted.test(foldInPlace(text)))) return undefined;
  const mentions = unlabelled.flatMap((text) =>
    findNames(text)
      .filter((mention) => !isOnCard(text, mention) && !isGreeted(text, mention))
      .map((mention) => ({
        ...mention,
        alone: standsAlone(text, mention),
        // "Sky Guide" is an app of its own.
        goes_on: /^ \p{Lu}/u.test(text.slice(mention.end)),
      })),
  );
  // "Mega Fan" is a plan of the service named above it.
  const named =
    mentions.findLast(({ weak, alone }) => !weak || alone) ??
    mentions.findLast(({ start, goes_on }) => start === 0 && (renews || hasCycle || !goes_on));
  if (named) return { name: named.service.name, service: named.service, item };
  const cycleAt = texts.findLastIndex((text) => findCycles(foldInPlace(text)).length > 0);
  const line = document.lines[price.line] ?? '';
  const calledSo = says(sentenceOf(texts.at(-1) ?? '', price.line, reading), 'subscription');
  if (!renews && !calledSo && cycleAt < 0 && findCycles(foldInPlace(line)).length === 0) return undefined;
  const names = texts.map((text) => {
    const called = beforeDate(text, document.date);
    // "Free trial until: 19 October" says when, and of nothing what it is called.
    const isDated = called !== text && /: *$/.test(called);
    // "You've subscribed to Peak from Brainbow." says whom the plan below is of.
    if (saysSomething.test(text.trim())) return findPayees(text)[0] ?? '';
    return isDated || isOtherRow(text) || isJunk(text) ? '' : itemName(called);
  });
  // Shops print the app on one line and its plan on the next.
  const name = (cycleAt > 0 && names[cycleAt - 1]) || names[cycleAt] || names.findLast((text) => letters(text) > 1);
  return name && letters(name) > 1 ? { name, item } : undefined;
}

const card =
  '(?:gift ?cards?|hediye (?:kart|cek|kod)\\w*|geschenk(?:karte|gutschein|code)\\w*|guthabenkarte\\w*|guthaben(?= \\d)|cartes?[- ]cadeau|tarjetas? (?:de )?regalo|(?:cart[ae]|buono|codice) regalo|(?:cartao|vale)[- ]presente|(?:kart|kod|bon)\\w* podarunkow\\w*|cadeau(?:kaart|bon)\\w*|(?:licen[cs]e|product|activation|cd) ?keys?|digital codes?|klucz\\w*|(?:lizenz|produkt)schlussel\\w*|(?:lisans|urun) anahtar\\w*|cles? (?:d.activation|de (?:licence|produit))|claves? de (?:licencia|activacion|producto)|chiav[ei] di (?:licenza|attivazione))';
const onCardBefore = new RegExp(
  `(?<![a-z])${card}(?: (?:for|to|de|di|do|da|von|fur|van|voor|pour|per|para))?[ :"']{1,2}$`,
);
const onCardBehind = new RegExp(`^(?:[ -][a-z0-9+]+){0,2}[ -]\\(?${card}`);
/** "Netflix gift card", "Microsoft 365 licence key": what somebody hands on is not what was subscribed to. */
const isOnCard = (text: string, { start, end }: NameMention): boolean => {
  const folded = foldInPlace(text);
  return onCardBefore.test(folded.slice(0, start)) || onCardBehind.test(folded.slice(end));
};

const cents = (amount: number) => Math.round(amount * 100);

/** Whether these items are everything that a receipt adds up: then none of them is an offer or a repetition. */
function addUp(products: Product[], { document }: Reading): boolean {
  const sum = products.reduce((total, { item }) => total + cents(item?.price.amount ?? 0), 0);
  return findPrices(document, document.lines).some(
    ({ role, amount }) => (role === 'total' || role === 'subtotal') && cents(amount) === sum,
  );
}

/** Each thing once; one service several times only where all of it is charged. */
function unique(products: Product[], reading: Reading): Product[] {
  const first = products.filter(
    (product, at) =>
      products.findIndex((other) => (other.service?.id ?? other.name) === (product.service?.id ?? product.name)) === at,
  );
  return first.length < products.length && addUp(products, reading) ? products : first;
}

/** The plans that a service's own receipt lists beside each other, or the product as it is. */
export function plansOf(product: Product, reading: Reading): Product[] {
  const listed = itemProducts(reading).filter(({ service }) => service === undefined || service === product.service);
  // One service renews all of its plans on the day that it names.
  const plans = listed.map(({ item }) => ({ ...product, item: item && { ...item, among_others: false } }));
  return plans.length > 1 && addUp(plans, reading) ? plans : [product];
}

/** The things on the lines of a receipt of somebody who bills for others. */
function itemProducts(reading: Reading): Product[] {
  const prices = findPrices(reading.document, reading.document.lines).filter(({ line }) => line >= 0);
  // "Price:" below each of several things is no change of one price.
  const changes = new Set(prices.map(({ label }) => label).filter((label) => labelsChange.test(label)));
  const isChange = ({ label }: Price) => changes.size > 1 && changes.has(label);
  // What is added up recurs at no rhythm of its own: "Amount: 9.99 a month" twice is two prices.
  const totals = prices.filter(
    (price) => price.role === 'total' && cyclesOf(price, prices, reading.document).length > 0,
  );
  const isItem = (price: Price) => price.role === 'item' || (totals.length > 1 && totals.includes(price));
  const items = prices.filter(
    (price) => isItem(price) && price.amount > 0 && !isProse(reading, price.line) && !isChange(price),
  );
  const products = [...itemLines(reading, prices, items)]
    .map(([price, own]) => productOfItem(reading, own, price))
    .filter((product) => product !== undefined);
  const among_others = new Set(products.map(({ service, name }) => service?.id ?? name)).size > 1;
  return products.map(({ item, ...product }) => ({ ...product, item: item && { ...item, among_others } }));
}

/** What a seller calls its own service for short, in its own mails only: Amazon's "Prime", Allegro's "Smart!". */
function shortName({ name }: Service, seller: string): RegExp | undefined {
  const [brand = '', ...rest] = name.replace(/[^\p{L}\p{N}+ ]/gu, '').split(' ');
  const short = foldInPlace(brand) === seller ? rest.join(' ') : brand.replace(/\+$/, '');
  return short.length >= 4 ? new RegExp(`(?<!\\p{L})${short}(?!\\p{L})`, 'u') : undefined;
}

/** "DashPass savings -$3.99": what a membership does in somebody's bill is no bill of it. */
const benefit =
  /^[^a-z0-9]{0,3}(?:savings?|discounts?|benefits?|perks?|credits?|members? (?:save|get)|indirim|avantaj|rabatt|vorteil|reduction|remise|descuento|sconto|desconto|rabat|korting)/;

/** "Thanks for being an Instacart+ member", below what was bought in a shop. */
const praised =
  /\b(?:thanks?|thank you) for being\b|\bas an? (?:[\w+]+ ){1,3}(?:member|subscriber)\b|\b(?:members?|subscribers?) (?:save|saved|savings|get|price)\b/;

/** What one person writes to another beside money. */
const note = /^(?:note|message|memo|aciklama|mesaj|nachricht|notiz|nota|mensaje|mensagem|messaggio) ?:/;

/** "Merchant: X", on a line or in a sentence of its own. */
const payeeLabel =
  /^(?:merchant|seller|payee|handler|zahlungsempfanger|marchand|beneficiaire|comercio|vendedor|esercente|venditore|sprzedawca|sklep|odbiorca|(?:uye )?isyeri|satici|alici)(?: adi)? ?[:\t-]/;

/** "Join Turbo for 9.99 a month": said below rows that tell what was bought; "Try Turbo free" is aside anywhere. */
const isAside = (sentence: Sentence, reading: Reading, hasRows: boolean) => {
  const isBelow = isProse(reading, sentence.line) || /[.!?]$/.test(sentence.text);
  return (
    sentence.line >= 0 &&
    ((hasRows && isBelow && !payeeLabel.test(sentence.folded)) || invited.test(sentence.folded)) &&
    !happenings.some((concept) => says(sentence, concept))
  );
};
const happenings = [
  'paid',
  'payment_failed',
  'refunded',
  'renewed',
  'started',
  'will_charge',
  'cancelled',
  'will_end',
  'trial_started',
  'trial_ends',
  'price_changes',
  'plan_changed',
  'reactivated',
] as const;

/** Where no line names it: the service named in a sentence that speaks of paying or subscribing. */
function statedProducts(reading: Reading, own: Service[], seller: string): Product[] {
  const { document, sentences } = reading;
  const prices = findPrices(document, document.lines);
  // "Join Turbo and save 12.95": what would be saved is no price of it.
  const isSaving = ({ line }: Sentence) => {
    const near = prices.filter((price) => price.line === line);
    return line >= 0 && near.length > 0 && near.every(({ role }) => role === 'discount');
  };
  const hasRows = prices.some(
    ({ role, amount, line }) =>
      (role === 'item' || role === 'total') && amount > 0 && line >= 0 && !isProse(reading, line),
  );
  const speaking = sentences
    .filter((sentence) => !isAside(sentence, reading, hasRows) && !(hasRows && isSaving(sentence)))
    .filter(({ line, folded }) => line < 0 || !counted.test(folded) || findCycles(folded).length > 0)
    .filter(
      (sentence) =>
        sentence.line < 0 ||
        // "With Smart! delivery is free" praises a membership; a short line at the top says what the mail is about.
        (sentence.line < 4 && !/[.!?]$/.test(sentence.text)) ||
        // A receipt whose lines were run together names each thing before its price.
        findMoney(sentence.text).length > 0 ||
        payeeLabel.test(sentence.folded) ||
        [
          'subscription',
          'paid',
          'will_charge',
          'renewed',
          'started',
          'reactivated',
          'trial',
          'cancelled',
          'will_end',
          'usable_until',
        ].some((concept) => mentions(sentence, concept as 'paid')),
    );
  const naming = speaking.filter(({ text }) => !isMakersRow(text, document));
  // "Lumora (Lumora Labs) aboneliğinizin fiyatı": who makes it stands between the name and what it is.
  const payees = naming
    .flatMap(({ text }) => [...findPayees(text), ...findPayees(text.replace(/ \([^)]*\)/g, ''))])
    .map(asProduct)
    // "Your invoice from Paddle.com for Tower": who collects is not who is paid.
    .filter(({ service, name }) => service || registeredLabel(foldInPlace(name)) !== seller)
    .filter((product) => !isLevel(product, own, reading));
  const named = naming
    .filter((sentence) => sentence.line < 0 || !says(sentence, 'promotion') || says(sentence, 'paid'))
    .filter((sentence) => !note.test(sentence.folded) && !praised.test(sentence.folded))
    .flatMap(({ text, folded }) =>
      findNames(text)
        .filter((mention) => !benefit.test(folded.slice(mention.end)) && !isOnCard(text, mention))
        .filter((mention) => !mention.weak || standsAlone(text, mention) || channel.test(folded.slice(mention.end))),
    )
    .map(({ service }) => ({ name: service.name, service }));
  // "SkyShowtime with Prime Video": what is sold is not the shop that sells it.
  const isOwn = ({ service }: Product) => service !== undefined && own.includes(service);
  const known = [...payees.filter(({ service }) => service), ...named];
  const short = own.find((service) => {
    const name = shortName(service, seller);
    return sentences.some(
      (sentence) =>
        (says(sentence, 'subscription') ||
          says(sentence, 'renewed') ||
          says(sentence, 'started') ||
          says(sentence, 'reactivated') ||
          says(sentence, 'plan_changed') ||
          (sentence.line < 0 && says(sentence, 'paid') && !says(sentence, 'one_off')) ||
          mentions(sentence, 'trial')) &&
        !says(sentence, 'promotion') &&
        !isAside(sentence, reading, hasRows) &&
        name?.test(sentence.text),
    );
  });
  const [only, ...others] = own;
  // "Your membership has been renewed", from a shop that has one to sell and names nothing else.
  const membership =
    only && others.length === 0 && payees.length === 0 && sentences.some(({ meant }) => yourMembership.test(meant))
      ? only
      : undefined;
  const named_own = short ?? membership;
  const product =
    known.find((candidate) => !isOwn(candidate)) ??
    known[0] ??
    (named_own ? { name: named_own.name, service: named_own } : payees[0]);
  if (product) return [product];
  return runTogether(reading);
}

/** "Your Gold Star membership": who sells one membership and nothing else again and again has names for its levels. */
const isLevel = ({ service, name }: Product, own: Service[], { sentences }: Reading): boolean =>
  service === undefined &&
  own.length === 1 &&
  own.every((only) => /\b(?:club|membership)\b/i.test(only.name)) &&
  sentences.some(({ text }) =>
    text.toLowerCase().includes(`your ${name.replace(/^your /i, '')} membership`.toLowerCase()),
  );

/** "MUBI kanalı", as shops of television call what they sell of others. */
const channel = /^[ '-]{0,2}(?:kanal\w*|channel|canale?)\b/;
const yourMembership =
  /\byour (?:[\w'+-]+ ){0,2}membership[^.]{0,20} (?:has|was|will|is|renew\w*|ends|payment|fee|auto)\b|^(?:your )?membership (?:auto-?renew\w*|renew\w*|cancel\w*|fee|payment|receipt)\b/;

function runTogether(reading: Reading): Product[] {
  const prices = findPrices(reading.document, reading.document.lines);
  for (const price of prices.filter(({ role, line }) => line >= 0 && (role === 'item' || role === 'total'))) {
    const name = namedBefore(price, reading);
    if (name) return [{ name, item: { price, lines: [price.line], renewal: [price.line], among_others: false } }];
  }
  return [];
}

const asProduct = (name: string): Product => {
  const service = findNames(name)[0]?.service;
  return service ? { name: service.name, service } : { name };
};

/** Another service of the same house, where the subject names it and not the one whose domain it is. */
function siblingOf(service: Service, { document }: Reading): Service | undefined {
  // "Now" is a word, "NOW" is what the house writes.
  const isWritten = ({ start, end, weak, service: { name, aliases = [] } }: NameMention) =>
    !weak || [name, ...aliases].includes(document.subject.slice(start, end));
  const named = findNames(document.subject)
    .filter(isWritten)
    .map((mention) => mention.service);
  if (named.includes(service)) return undefined;
  return named.find((other) => isSister(service, other));
}

/** "You've added HBO Max to your Hulu plan": sold by one service on its own bill. */
function addedTo(own: Service, { document: { subject } }: Reading): Service | undefined {
  const [added, seller] = findNames(subject);
  if (!added || added.service === own || added.weak || seller?.service !== own) return undefined;
  const isAdded = /\b(?:added|adding|add-on|activated|subscribed to) $/.test(
    foldInPlace(subject.slice(0, added.start)),
  );
  return isAdded && /^ (?:to|through|via|on|with) (?:your )?$/i.test(subject.slice(added.end, seller.start))
    ? added.service
    : undefined;
}

/** Of one house, which may write about both from either's domain. */
const isSister = (one: Service, other: Service): boolean =>
  brandOf(other) === brandOf(one) || houses.some((house) => house.has(one.id) && house.has(other.id));

/** "Upcoming: Spotify 11.99": who keeps an eye on people's money tells of services that are not its own. */
function tellsOfOthers(own: Service, { document: { subject }, sentences }: Reading): boolean {
  const named = findNames(subject).filter(({ weak, service }) => !weak && !service.ordinary_word);
  const isOther = ({ service }: { service: Service }) => service !== own && !isSister(own, service);
  if (sentences.some((sentence) => chargedByOther(sentence.text, isOther))) return true;
  if (named.length === 0 || !named.every(isOther)) return false;
  return sentences.some(
    (sentence) =>
      (says(sentence, 'will_charge') || says(sentence, 'paid') || says(sentence, 'renewed')) &&
      findNames(sentence.text).some(({ service }) => named.some((other) => other.service === service)),
  );
}

/** "Netflix charged you $17.99": who took the money is not who tells of it. */
function chargedByOther(text: string, isOther: (mention: NameMention) => boolean): boolean {
  const [first] = findNames(text);
  return (
    first?.start === 0 &&
    !first.weak &&
    !first.service.ordinary_word &&
    isOther(first) &&
    /^ (?:has |have |just )?(?:charged|billed|debited|raised|increased|renewed|will (?:charge|bill|renew|take))\b/.test(
      text.slice(first.end),
    )
  );
}

/** "Your Brightpath receipt", above "Monthly plan": who collects for one merchant names it in the subject. */
function ofMerchant(items: Product[], { writes_for_merchants }: Sender & { kind: 'reseller' }, reading: Reading) {
  const [only, ...others] = items;
  if (!writes_for_merchants || !only || others.length > 0 || only.service) return items;
  const [payee] = findPayees(reading.document.subject);
  return payee ? [{ ...asProduct(payee), item: only.item }] : items;
}

/** What the mail is about, by who sent it. */
export function findProducts(reading: Reading, sender: Sender): Product[] {
  if (sender.kind === 'service') {
    const service = addedTo(sender.service, reading) ?? siblingOf(sender.service, reading) ?? sender.service;
    return tellsOfOthers(service, reading) ? [] : [{ name: service.name, service }];
  }
  if (sender.kind === 'reseller') {
    const items = unique(itemProducts(reading), reading);
    const known = sender.writes_for_merchants ? asProduct(merchantName(sender)).service : undefined;
    // What a merchant's own receipt lists are its plans, and its name stands above them.
    const isOfMerchant = items.every(({ service }) => !service || service === known);
    const merchant = sender.writes_for_merchants && isOfMerchant ? merchantName(sender) : '';
    if (merchant) return [{ ...asProduct(merchant), ...(items.length === 1 && { item: items[0]?.item }) }];
    // Who calls himself "Amazon Prime" lists its plans, not other people's things.
    const self = sender.own.find(({ name }) => foldInPlace(name) === foldInPlace(sender.name));
    if (self && items.every(({ service }) => !service)) return [{ name: self.name, service: self }];
    if (items.length > 0) return ofMerchant(items, sender, reading);
    const stated = statedProducts(reading, sender.own, registeredLabel(sender.domain));
    if (stated.length > 0) return stated;
    if (self) return [{ name: self.name, service: self }];
    return merchantName(sender) ? [{ name: merchantName(sender) }] : [];
  }
  // "Muud Premium paketiniz yenilendi": of a telephone company's mails only those that are about a service.
  if (sender.kind === 'bill') {
    const named = findNames(reading.document.subject).filter(({ weak, start }) => !weak || start === 0);
    // "Disney+ with Example TV": what is sold is not the company that sells it.
    const seller = registeredLabel(sender.domain);
    const sold = named.find(({ service }) => brandOf(service) !== seller) ?? named[0];
    return sold ? [{ name: sold.service.name, service: sold.service }] : [];
  }
  if (sender.kind !== 'unknown' || speaksOfOthers(sender, reading)) return [];
  const name = unsettledService(sender.name)?.name ?? printedName(sender, reading) ?? senderName(sender);
  return name ? [{ name }] : [];
}

/** Banks report what others charged; newspapers and shops write about services that they are not. */
function speaksOfOthers({ name, domain }: Sender, { document, sentences }: Reading): boolean {
  if (bank.test(foldInPlace(name)) || bank.test(registeredLabel(domain))) return true;
  const own = foldInPlace(`${name} ${domain}`);
  const paid = sentences.filter((sentence) => says(sentence, 'paid')).map(({ text }) => text);
  return [document.subject, ...paid]
    .flatMap(findNames)
    .some(({ service, weak }) => !weak && !service.ordinary_word && !own.includes(brandOf(service)));
}
const bank =
  /\b(?:\w*bank(?:a|asi|ing)?|banque|banco|banca|bancaire|\w*sparkasse|volksbank\w*|credit union|kredi kart\w*|bbva|yapi ?kredi|visa|mastercard|american ?express|amex|paypal|revolut|monzo|capital ?one|barclay\w*|hsbc|ing|n26|bunq|enpara|papara|ininal|tosla|curve|chime|venmo|cash ?app|wirex|qonto)\b/;
