import type { Service } from '#catalogue/schema.ts';
import { mentions, type Reading, says } from '#mail/reading.ts';
import { soldByUse } from '#mail/sender/senders.ts';

/** What was used, and is billed afterwards: in seven languages, folded. "Usage limits" of a plan are none of it. */
const pieces = [
  'usage[- ]based',
  '(?:api|compute|bandwidth|metered) usage',
  'metered billing',
  'usage (?:charges?|fees?|costs?|bill|invoice|total)',
  '(?:total|monthly|metered|api|actual) usage(?= (?:for|from|in|during|of|comes|this|last)|:)',
  'usage (?:for|from|during|in) (?:the (?:period|month)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)',
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*(?: 20\\d\\d)? usage',
  'pay[- ](?:as[- ]you[- ]go|per[- ]use)',
  'based on (?:your |actual )*(?:usage|consumption)',
  'nach (?:tatsachlich\\w+ |ihrem |deinem )?(?:verbrauch|nutzung)',
  'verbrauchte[nrs]?',
  '(?:verbrauchs|nutzungs)(?:abhangig|basiert)\\w*',
  'verbrauchs(?:kosten|gebuhr|abrechnung)\\w*',
  '(?:die|ihre|deine) nutzung (?:im|vom)',
  '(?:gesamt|monats)(?:verbrauch|nutzung)',
  "(?:a|selon|sur) l'(?:usage|utilisation)",
  '(?:selon|en fonction de) (?:votre |ta |la )?(?:consommation|utilisation)',
  "(?:votre |la )?consommation (?:du|d'|de (?:la|votre|janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)|totale|mensuelle)",
  "frais d'(?:utilisation|usage)",
  'kullanim (?:ucret|bedel|tutar|toplam|maliyet)\\w*',
  '(?:toplam|aylik) kullanim(?:iniz|in)?(?=[ :])',
  'kulland(?:ikca|igin(?:iz)? kadar) ode\\w*',
  'cargos? (?:por|de) (?:el )?uso',
  '(?:segun|por) (?:el |tu |su )?consumo',
  'pago por uso',
  '(?:tu|su|seu|teu|tuo|suo) (?:uso|consumo|utilizzo) (?:de|di|del|do|em)',
  '(?:uso|consumo) (?:total|mensual|mensal|mensile)',
  "(?:costi|addebiti|spese) (?:di|per|d')(?: ?l'|il )? ?(?:utilizzo|consumo|uso)",
  '(?:a|in base al(?: tuo)?|secondo il) consumo',
  'utilizzo (?:totale|mensile|del mese)',
  '(?:cobrancas?|encargos?|custos?) (?:de|por|pelo) (?:uso|utilizacao|consumo)',
  '(?:conforme|segundo) (?:o |a )?(?:seu )?(?:uso|consumo|utilizacao)',
];
const used = new RegExp(`(?<![a-z])(?:${pieces.join('|')})(?![a-z])`);

/**
 * Whether a mail bills what was used, another sum each time: by its words, or because its house sells nothing else. A
 * plan that it names is paid again all the same.
 */
export function isBilledByUse({ sentences }: Reading, service: Service | undefined): boolean {
  const isOfUse = sentences.some(({ folded }) => used.test(folded)) || soldByUse.has(service?.id ?? '');
  return (
    isOfUse &&
    !sentences.some(
      (sentence) => says(sentence, 'subscription') && !used.test(sentence.folded) && !mentions(sentence, 'harmless'),
    )
  );
}
