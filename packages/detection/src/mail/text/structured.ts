import { isCurrency } from '@kumbara/shared';
import { decodeHTML } from 'entities/lib/decode.js';
import { findMoney, parseAmount } from '#mail/values/money.ts';

/** A priced thing that a mail declares for machines (schema.org in JSON-LD or microdata). */
export type Offer = { name?: string; amount: number; currency: string };

const maxBlocks = 20;
const maxDepth = 12;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** `price` with `priceCurrency` beside it, or both in one text ("$70.00"). */
function priceOf(node: Node): Offer | undefined {
  const price = text(node.price) ?? text(node.lowPrice);
  if (!price) return undefined;
  const currency = text(node.priceCurrency)?.toUpperCase();
  if (currency && isCurrency(currency)) {
    // Decimals are written with a point here, whatever the language.
    const amount = /^\d+(?:\.\d+)?$/.test(price) ? Number(price) : parseAmount(price.replace(/[^\d.,]/g, ''), currency);
    return amount > 0 ? { amount, currency } : undefined;
  }
  const [money] = findMoney(price);
  return money && money.amount > 0 ? { amount: money.amount, currency: money.currency } : undefined;
}

/** All prices of a JSON-LD value, each with the nearest name around it. */
function offersOf(value: unknown, name: string | undefined, depth: number): Offer[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => offersOf(item, name, depth + 1));
  if (!isNode(value)) return [];
  const item = isNode(value.itemOffered)
    ? value.itemOffered
    : isNode(value.orderedItem)
      ? value.orderedItem
      : undefined;
  const own = text(item?.name) ?? text(value.name) ?? name;
  const price = priceOf(value);
  if (price) return [{ ...price, ...(own && { name: own }) }];
  return Object.values(value).flatMap((child) => offersOf(child, own, depth + 1));
}

/** The contents of JSON-LD scripts, found by position: hostile markup must not make a search go back and forth. */
function jsonBlocks(html: string): string[] {
  const blocks: string[] = [];
  for (let at = 0; blocks.length < maxBlocks; ) {
    const type = html.indexOf('application/ld+json', at);
    const start = type < 0 ? -1 : html.indexOf('>', type) + 1;
    const end = start <= 0 ? -1 : html.indexOf('</script', start);
    if (end < 0) break;
    blocks.push(html.slice(start, end));
    at = end;
  }
  return blocks;
}

const fromJsonLd = (html: string): Offer[] =>
  jsonBlocks(html).flatMap((json) => {
    try {
      return offersOf(JSON.parse(json), undefined, 0);
    } catch {
      // Broken markup is common; the text of the mail says the same.
      return [];
    }
  });

/** Properties in the order of the document: a name holds until the next, a currency belongs to the price next to it. */
function fromMicrodata(html: string): Offer[] {
  const offers: Offer[] = [];
  let name: string | undefined;
  let currency: string | undefined;
  let price: string | undefined;
  for (const [tag] of html.matchAll(/<[a-z][^<>]{0,400}\bitemprop\s*=[^<>]{0,400}>/gi)) {
    const property = /\bitemprop\s*=\s*["']?([a-z]+)/i.exec(tag)?.[1]?.toLowerCase();
    const content = decodeHTML(
      /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)?.slice(1).find(Boolean) ?? '',
    ).trim();
    if (!content) continue;
    if (property === 'name') name = content;
    if (property === 'pricecurrency') currency = content;
    if (property === 'price') price = content;
    const offer = price && currency ? priceOf({ price, priceCurrency: currency }) : undefined;
    if (!offer) continue;
    offers.push({ ...offer, ...(name && { name }) });
    price = undefined;
    currency = undefined;
  }
  return offers;
}

/** Prices that an HTML mail declares for machines, which beat those read from its words. */
export function structuredOffers(html: string | undefined): Offer[] {
  if (!html || !/schema\.org/i.test(html)) return [];
  const source = html.slice(0, 500_000);
  const declared = fromJsonLd(source);
  return declared.length > 0 ? declared : fromMicrodata(source);
}
