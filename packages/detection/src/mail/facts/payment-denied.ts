import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import type { Term } from '#mail/annotations/terms.ts';
import type { Concept } from '#mail/annotations/vocabulary.ts';
import { isAhead } from './statements.ts';

/** What a mail is about stands in so many letters of its body. */
const lead = 400;

/** The terms beside an act in its clause. */
const besideIn = ({ terms }: Line, act: Term): Concept[] =>
  terms.filter((term) => term !== act && term.clause === act.clause).map(({ concept }) => concept);

const overlaps = (a: Term, b: Term): boolean => a.start < b.end && b.start < a.end;

/** A change of how payments are made: `You changed the billing email`. A new price or plan is none. */
const isSetting = (line: Line, { concept, tense, clause }: Term): boolean =>
  concept === 'change' &&
  tense === 'past' &&
  line.terms.some((term) => term.clause === clause && settings.includes(term.concept)) &&
  !line.terms.some((term) => term.clause === clause && changes.includes(term.concept));
const settings: Concept[] = ['receipt', 'card', 'pay', 'security'];
const changes: Concept[] = ['price', 'plan', 'subscription'];

const acts: Concept[] = ['pay', 'renew', 'start', 'switch'];

/** An act of paying or beginning that is done or has its day, or a sum. */
function isPaid(line: Line, term: Term): boolean {
  if (term.concept === 'total' || term.concept === 'next') return term.tense !== 'negated';
  if (!acts.includes(term.concept) || (term.tense !== 'past' && term.tense !== 'future')) return false;
  // `facture` is a word of paying, too.
  const isReceipt = line.terms.some((other) => other.concept === 'receipt' && overlaps(other, term));
  return !isReceipt && !line.terms.some((other) => other.clause === term.clause && isSetting(line, other));
}

const objects: Concept[] = ['receipt', 'subscription'];

/** `The invoice … was voided`: of invoice and subscription, the invoice stands next to the act. */
const isVoided = (line: Line, act: Term): boolean => {
  if (act.concept !== 'cancel' || (act.tense !== 'past' && act.tense !== 'none')) return false;
  const distance = ({ start, end }: Term) => Math.max(start - act.end, act.start - end);
  const [nearest] = line.terms
    .filter(({ concept }) => objects.includes(concept))
    .sort((a, b) => distance(a) - distance(b));
  return nearest?.concept === 'receipt' && !besideIn(line, act).includes('auto');
};

/** Says that nothing is paid: a void invoice, a denied payment, a changed setting, or only an offer without a day. */
export function deniesPayment(mail: AnnotatedMail): boolean {
  const lines = mail.all.filter((line) => line.at < 0 || line.offset < lead);
  const has = (of: (line: Line, term: Term) => boolean) =>
    lines.some((line) => line.terms.some((term) => of(line, term)));
  const isDenied = has(
    (line, term) => term.concept === 'pay' && term.tense === 'negated' && !besideIn(line, term).includes('until'),
  );
  if (isDenied && has(isVoided)) return true;
  if (has(isPaid)) return false;
  if (isDenied || has(isSetting)) return true;
  return (
    lines.some((line) => hasTerm(line, 'offer')) &&
    !lines.some((line) => hasTerm(line, 'receipt') || isAhead(line, mail))
  );
}
