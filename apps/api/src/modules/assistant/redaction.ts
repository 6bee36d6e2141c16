import { type Portfolio, type PortfolioSubscription, sanitizeName, toPlainText } from '@kumbara/analyst';
import { createNameRedactor } from './name-redaction.ts';

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export type Redaction = ReturnType<typeof createRedaction>;

/**
 * Redacts everything that is sent to a provider: ids become short handles (`s1`), names are cleaned, e-mail addresses and
 * the words of the user's own name are removed.
 * @param user name and e-mail of the account
 */
export function createRedaction({ subscriptions }: Portfolio, user: { name: string; email: string }) {
  const handles = new Map(subscriptions.map(({ id }, at) => [id, `s${at + 1}`]));
  const ids = new Map([...handles].map(([id, handle]) => [handle, id]));
  const redactUserName = createNameRedactor(
    user.name,
    subscriptions.map(({ name }) => name),
  );
  const names = new Map(subscriptions.map(({ name }) => [name, redactName(name)]));

  const listNames = (status: PortfolioSubscription['status']): Set<string> =>
    new Set(subscriptions.filter((one) => one.status === status).map(({ name }) => names.get(name) ?? '…'));
  const endedNames = listNames('cancelled');

  function redactName(name: string): string {
    return redactUserName(toPlainText(sanitizeName(redactAddresses(name)))).trim() || '…';
  }

  /** Keys such as `saving_per_month` or `music` identify nobody and stay as they are. */
  const freeText = (value: string): string =>
    /^[a-z_]+$/.test(value) ? value : redactUserName(redactAddresses(value)).slice(0, 500);

  /** Redacts a JSON value, with its lists cut to `most` items. */
  function redact(value: unknown, most: number): unknown {
    if (typeof value === 'string') {
      if (uuid.test(value)) return handles.get(value) ?? null;
      return names.get(value) ?? (value.includes('://') ? undefined : freeText(value));
    }
    if (Array.isArray(value)) return value.slice(0, most).map((inner) => redact(inner, most));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, most)]));
  }

  return {
    /** The redacted names of all subscriptions. */
    names: [...new Set(names.values())],
    /** The names of active subscriptions that no cancelled one has. */
    activeNames: [...listNames('active')].filter((name) => name.length > 1 && !endedNames.has(name)),
    /** The name of a fact's subject in an answer. */
    displayName: (subject: string): string => names.get(subject) ?? subject,
    /** The question without the user's name and without e-mail addresses. */
    question: (text: string): string => redactUserName(redactAddresses(toPlainText(text))),
    /**
     * A tool's result as JSON of at most `mostBytes`; lists are cut until it fits.
     * @returns undefined if nothing of it fits
     */
    result(value: unknown, mostBytes: number): { text: string; data: unknown } | undefined {
      const longest = longestListLength(value);
      for (const most of [200, 100, 60, 40, 25, 15, 10, 6, 3, 1]) {
        const data = redact(value, most);
        const isCut = most < longest;
        const text = JSON.stringify({ data, ...(isCut && { note: 'The lists are cut: there are more.' }) });
        if (Buffer.byteLength(text) <= mostBytes) return { text, data };
      }
      return undefined;
    },
    /** Replaces handles by ids in the arguments of a tool. An id that the model invented becomes the id of nothing. */
    args(value: unknown): unknown {
      if (typeof value === 'string') return ids.get(value.trim()) ?? (uuid.test(value) ? noId : value);
      if (Array.isArray(value)) return value.map((inner) => this.args(inner));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.args(inner)]));
    },
  };
}

/** A valid UUID that no row has. */
const noId = '00000000-0000-4000-8000-000000000000';

const redactAddresses = (text: string): string => text.replace(email, '…');

const longestListLength = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longestListLength));
