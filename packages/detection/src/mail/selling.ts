import type { Document } from './document.ts';
import { type Sentence, says } from './reading.ts';

const confirmation = /confirm|potwierdz|bestatig|conferm|onay|visszaigazol|megerosit/;
const newsletter =
  /^(?:(?:e-?)?(?:newsletters?|bulten\w*|bulletins?)|news|campaigns?|kampanya\w*|promos?|promotions?|marketing|offers?|deals?|digest|bolet\w+|biuletyn|ofert\w*|angebote?|aanbiedingen)[^@]{0,12}@/i;
const speaksOfSubscription = (subject: Sentence) =>
  (['receipt', 'paid', 'renewed', 'cancelled', 'subscription', 'plan_changed', 'trial'] as const).some((concept) =>
    says(subject, concept),
  );
/** An offer: its address or its subject wants to sell, or nearly everything it says does. */
export const isSelling = (subject: Sentence, body: Sentence[], { from: [from] }: Document) =>
  (newsletter.test(from?.address ?? '') && !speaksOfSubscription(subject)) ||
  (says(subject, 'promotion') && !says(subject, 'receipt') && !confirmation.test(subject.folded)) ||
  (body.filter((sentence) => says(sentence, 'promotion')).length >= 2 &&
    !says(subject, 'receipt') &&
    !says(subject, 'subscription'));
