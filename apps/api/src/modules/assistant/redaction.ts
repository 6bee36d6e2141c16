import { type Portfolio, type PortfolioSubscription, sanitizeName, toPlainText } from '@kumbara/analyst';
import { createNameRedactor } from './name-redaction.ts';

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export type Redaction = ReturnType<typeof createRedaction>;

/**
 * What leaves for a provider: short handles in place of ids, harmless names, no e-mail address, and never a word of the
 * person's own name.
 * @param user as they signed up
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

  /** A key of ours (`saving_per_month`, `music`) says nothing about anybody. */
  const freeText = (value: string): string =>
    /^[a-z_]+$/.test(value) ? value : redactUserName(redactAddresses(value)).slice(0, 500);

  /** A tree as the model is shown it, its lists cut to so many. */
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
    /** What the names in an answer may look like. */
    names: [...new Set(names.values())],
    /** Those of what runs, and of nothing that has ended. */
    activeNames: [...listNames('active')].filter((name) => name.length > 1 && !endedNames.has(name)),
    /** What an answer calls the subject of a fact. */
    displayName: (subject: string): string => names.get(subject) ?? subject,
    /** The question, without the asker's addresses and name. */
    question: (text: string): string => redactUserName(redactAddresses(toPlainText(text))),
    /**
     * A tool's result as JSON of at most so many bytes: lists lose their ends until it fits.
     * @returns undefined where nothing of it fits
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
    /** Arguments of a tool with ids in place of handles; an id that a model made up stands for nothing. */
    args(value: unknown): unknown {
      if (typeof value === 'string') return ids.get(value.trim()) ?? (uuid.test(value) ? noId : value);
      if (Array.isArray(value)) return value.map((inner) => this.args(inner));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.args(inner)]));
    },
  };
}

/** A valid id of nothing. */
const noId = '00000000-0000-4000-8000-000000000000';

const redactAddresses = (text: string): string => text.replace(email, '…');

const longestListLength = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longestListLength));
