import { isCurrency } from '@kumbara/shared';

/** A price that an HTML mail states for programs (schema.org in JSON-LD), with the nearest name around it. */
export type StructuredPrice = { name?: string; text: string };

const maxDepth = 12;
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** `{"price": 15.49, "priceCurrency": "USD"}` or `{"price": "$15.49"}` as a text with its currency. */
function readPrice({ price, priceCurrency }: Node): string | undefined {
  const text = toText(price);
  const currency = toText(priceCurrency)?.toUpperCase();
  return text && currency && isCurrency(currency) && /^[\d.,]+$/.test(text) ? `${text} ${currency}` : text;
}

function collectPrices(value: unknown, around: string | undefined, depth: number): StructuredPrice[] {
  if (depth > maxDepth || !isNode(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => collectPrices(item, around, depth + 1));
  const item = [value.itemOffered, value.orderedItem].find(isNode);
  const name = toText(item?.name) ?? toText(value.name) ?? around;
  const text = readPrice(value);
  if (text) return [{ ...(name && { name }), text }];
  return Object.entries(value)
    .filter(([key]) => key !== 'minimumPaymentDue')
    .flatMap(([, child]) => collectPrices(child, name, depth + 1));
}

/** The prices of one JSON-LD script; none if it is broken or describes something else. */
export function readStructuredPrices(json: string): StructuredPrice[] {
  if (!json.includes('schema.org')) return [];
  try {
    return collectPrices(JSON.parse(json), undefined, 0);
  } catch {
    // Broken markup is common, and the text of the mail states the same.
    return [];
  }
}
