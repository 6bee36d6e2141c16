import type { Service } from '#catalogue/schema.ts';
import type { Concept } from '#mail/lexicon/index.ts';
import { thereafter } from '#mail/price/price-words.ts';
import { isProse, type Reading, type Sentence, says, states } from '#mail/reading.ts';
import { findNames } from '#mail/sender/names.ts';
import { findMoney } from '#mail/values/money.ts';

/** Speaks to the reader, or of what the writer will do to him: what tells a letter from an article. */
const addressed = new RegExp(
  `(?<![a-z])(?:${[
    "you|your|yours|we|we'(?:ll|ve|re)|our",
    'siz\\w*|sana|seni|senin|\\w+(?:iniz|unuz)\\w*|(?:sure|deneme)n(?:iz)?|(?:abonelig|uyelig|odeme|deneme|plan|paket|kart|hesab)(?:in|inin|ini|inda|indan|inden|ine)',
    'dein\\w*|du|dir|ihr\\w*|ihnen|sie|wir',
    'votre|vos|vous|tes|ton|nous',
    'tus?|usted\\w*|su (?:suscripcion|cuenta|plan|pago|factura)|le (?:confirmamos|informamos|recordamos|agradecemos)',
    'tuoi|tu[oa]|ti|(?:il suo|del suo|suo) abbonamento|la informiamo|le (?:ricordiamo|confermiamo)',
    'voce|seu|sua',
    'twoj\\w*|ci|panstw\\w*',
    'je|jouw|jij|uw',
    'vas\\w{0,4}|vam|vami|tvuj|tvoj\\w*|tve|jste|ste|jsi|mate',
    'neked|onnek|kartyad\\w*|elofizet(?:esed\\w*|tel)|koszonjuk|csomagod\\w*',
    'tau|tale|iti|ti-am|dvs|dumneavoastra|ati|ai',
    'ban|quy khach',
    'вы|вам|ваш[а-я]*',
    'din|ditt|dina|dine|dit|du|dig|deg|vi',
  ].join('|')})(?![a-z])`,
);
const events: Concept[] = [
  'receipt',
  'paid',
  'renewed',
  'will_charge',
  'started',
  'cancelled',
  'will_end',
  'trial',
  'notice',
  'price_changes',
];
const tells = (sentence: Sentence) => events.some((concept) => says(sentence, concept));
const isAfterTrial = (sentence: Sentence) =>
  findMoney(sentence.text).length > 0 && (says(sentence, 'trial') || thereafter.test(sentence.folded));
/** "Renewal notice", "Membership cancelled": headlines are longer. */
const longestTitle = 4;

/**
 * What a newspaper, or a platform on which others write, says to its reader: the sentences of its articles tell of
 * others' prices, subscriptions and cancellations. Undefined where nothing else is left. Other senders are heard as they are.
 */
export function withoutArticles(reading: Reading, service: Service | undefined): Reading | undefined {
  const [subject, ...body] = reading.sentences;
  if (service?.category !== 'news' || !subject) return reading;
  const named = ({ text }: Sentence) =>
    findNames(text).filter((mention) => !mention.weak && !mention.service.ordinary_word);
  const namesOthers = (sentence: Sentence) => named(sentence).some((mention) => mention.service !== service);
  const isOwn = (sentence: Sentence) =>
    addressed.test(sentence.folded) || named(sentence).some((mention) => mention.service === service);
  const isToReader = (sentence: Sentence) => isOwn(sentence) && (says(sentence, 'subscription') || tells(sentence));
  // Below "The price of your subscription" a sentence about a subscription is about that one.
  const isTitle = tells(subject) && subject.text.split(/\s+/).length <= longestTitle;
  const isOfSubscription =
    (isToReader(subject) && says(subject, 'subscription')) || (isTitle && addressed.test(subject.folded));
  // "Your trial has begun": then what costs nothing, and what it costs thereafter, is the reader's.
  const isOfTrial =
    addressed.test(subject.folded) && (states(subject, 'trial_started') || states(subject, 'trial_ends'));
  const isTold = (sentence: Sentence) =>
    !isProse(reading, sentence.line) ||
    (!namesOthers(sentence) &&
      (isOwn(sentence) ||
        (isOfTrial && isAfterTrial(sentence)) ||
        (isOfSubscription && says(sentence, 'subscription')) ||
        body.some((other) => other.line === sentence.line && isToReader(other))));
  const told = body.filter(isTold);
  const isLetter = isTitle || says(subject, 'receipt') || isToReader(subject) || told.some(isToReader);
  return isLetter && !namesOthers(subject) ? { ...reading, sentences: [subject, ...told] } : undefined;
}
