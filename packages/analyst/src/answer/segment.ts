import type { Language } from '@kumbara/shared';
import { getTranslator, type Namespace, type Translator } from '#i18n/translator.ts';
import type { Fact } from '#tools/tool.ts';
import { formatList, formatMoney, formatPercent } from './format.ts';

/** A piece of a text, and the facts whose numbers it states, in the order of the text. */
export type Segment = { text: string; facts: Fact[] };
/** A string states no fact. */
export type Part = Segment | string;

const textOf = (part: Part): string => (typeof part === 'string' ? part : part.text);
const factsOf = (part: Part): Fact[] => (typeof part === 'string' ? [] : part.facts);

export const joinParts = (parts: Part[], separator = ''): Segment => ({
  text: parts.map(textOf).join(separator),
  facts: parts.flatMap(factsOf),
});

/** Writes a segment as a template: write`• ${name}, ${price}`. */
export const write = (texts: readonly string[], ...parts: Part[]): Segment =>
  joinParts(texts.flatMap((text, at) => [text, parts[at] ?? '']));

/** `Netflix, Spotify ve Deezer`. */
export const writeList = (parts: Part[], language: Language): Segment => ({
  text: formatList(parts.map(textOf), language),
  facts: parts.flatMap(factsOf),
});

/** The number of a fact as a language writes it; a count in digits. */
function formatFact({ value, currency, unit }: Fact, language: Language): string {
  if (currency !== undefined) return formatMoney(value, currency, language);
  return unit === 'percent' ? formatPercent(value, language) : String(value);
}

export const writeFact = (fact: Fact, language: Language): Segment => ({
  text: formatFact(fact, language),
  facts: [fact],
});

/** Parameters of a text. `count` also chooses the plural. */
export type SegmentValues = { count?: Fact | undefined } & { [name: string]: Part | Fact | undefined };
/** Writes a text of one namespace in one language, with the facts that its parameters state. */
export type Writer<N extends Namespace> = (key: Parameters<Translator<N>>[0], values?: SegmentValues) => Segment;

/** As `getTranslator`. A parameter that the text does not contain states nothing. */
export function getWriter<N extends Namespace>(language: Language, namespace: N): Writer<N> {
  const t = getTranslator(language, namespace);
  return (key, values = {}) => {
    const template = t(key, { skipInterpolation: true, ...(values.count && { count: values.count.value }) });
    // The parts at odd places are the names of parameters.
    const parts = template.split(/\{\{(\w+)\}\}/).map((part, at) => (at % 2 === 0 ? part : (values[part] ?? '')));
    return joinParts(
      parts.map((part) => (typeof part === 'object' && 'measure' in part ? writeFact(part, language) : part)),
    );
  };
}
