import type { BillingCycle } from '@kumbara/shared';
import { fold } from '#merchant/fold.ts';
import { type Period, periodOf } from './periods.ts';

const months = '(?:ay|aylik|months?|mths?|mois|meses|mesi|monate?|maanden|manader)';

/** How a line itself says how often it comes, in folded words. The rarer rhythms first: `3 aylik` is not `aylik`. */
const said: { pattern: RegExp; cycle: BillingCycle; interval: number }[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:yillik|yearly|annual|annually|annuel(?:le)?|anual|annuale|jaarlijks|jahrlich|jaehrlich|jahresabo|jahresbeitrag|jahresplan|jaarabonnement|arlig|12 ?${months}|(?:1|bir|one) ?(?:yil|year|yr|jahr|jaar|an|ano|anno))\b`,
    ),
    cycle: 'yearly',
    interval: 1,
  },
  {
    pattern: new RegExp(String.raw`\b(?:half ?yearly|halbjahrlich|semestral|semestriel|semestrale|6 ?${months})\b`),
    cycle: 'monthly',
    interval: 6,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:quarterly|vierteljahrlich|trimestral|trimestriel|trimestrale|per kwartaal|3 ?${months})\b`,
    ),
    cycle: 'monthly',
    interval: 3,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:aylik|monthly|mo?n?thly|mensuel(?:le)?|mensual|mensal|mensile|monatlich|monatsabo|monatsbeitrag|maandelijks|manadsvis|(?:1|one) ?${months})\b`,
    ),
    cycle: 'monthly',
    interval: 1,
  },
  { pattern: /\b(?:haftalik|weekly|wochentlich|hebdomadaire|wekelijks)\b/, cycle: 'weekly', interval: 1 },
];

/** The rhythm a line speaks of (`DUOLINGO YILLIK`, `STORYTEL 12 AY`), if it does. */
export function saidCycle(text: string): Period | undefined {
  const folded = fold(text);
  const found = said.find(({ pattern }) => pattern.test(folded));
  return found && periodOf(found.cycle, found.interval);
}
