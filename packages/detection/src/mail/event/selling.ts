import { type Sentence, says, states } from '#mail/reading.ts';
import type { Document } from '#mail/text/document.ts';

const confirmation = /confirm|bekr[ae]ft|bevestig|potwierdz|bestatig|conferm|onay|visszaigazol|megerosit/;
/** Speaks of what is the reader's. */
export const possessive =
  /\b(?:you|your|tus?|sus?|te|votre|vos|ton|ta|vous|dein\w*|ihr\w*|dir|ihnen|tu[oai]|su[oai]|ti|seu|voce|twoj\w*|din|ditt|dine|dina|dit|deg|dig|du|jouw|uw|jij|(?:plan|paket|hesab|kart)in\w*|vas[eiu]?|vam|tvoj[ei]?|tvuj|tve|tau|tale|dvs|dumneavoastra|iti|ban|\w+(?:iniz|unuz|liginin?|ligin|etesed|etese))\b/;
/** In French the same word is "I". */
const yourInDutch = /\bje (?:\w+[ -]){0,2}\w*(?:abonnement|lidmaatschap|pakket|plan)\b/;
/** Speaks of what is the reader's, in Dutch of his subscription. */
export const isOfReader = ({ folded }: Sentence): boolean => possessive.test(folded) || yourInDutch.test(folded);
const newsletter =
  /^(?:(?:e-?)?(?:newsletters?|bulten\w*|bulletins?)|news|campaigns?|kampanya\w*|promos?|promotions?|marketing|offers?|deals?|digest|bolet\w+|biuletyn|ofert\w*|angebote?|aanbiedingen)[^@]{0,12}@/i;
const speaksOfSubscription = (subject: Sentence) =>
  (['receipt', 'paid', 'renewed', 'cancelled', 'plan_changed', 'will_charge'] as const).some((concept) =>
    says(subject, concept),
  ) ||
  (says(subject, 'subscription') && possessive.test(subject.folded));
/** An offer: its address or its subject wants to sell, or nearly everything it says does. */
export const isSelling = (subject: Sentence, body: Sentence[], { from: [from] }: Document) =>
  (newsletter.test(from?.address ?? '') && !speaksOfSubscription(subject)) ||
  (says(subject, 'promotion') &&
    !says(subject, 'receipt') &&
    !confirmation.test(subject.folded) &&
    !(possessive.test(subject.folded) && body.some((sentence) => states(sentence, 'price_changes')))) ||
  (body.filter((sentence) => says(sentence, 'promotion')).length >= 2 &&
    !says(subject, 'receipt') &&
    !says(subject, 'subscription'));
