import { type Holding, type Holdings, plainText, spoken } from '@kumbara/analyst';
import { withoutPerson } from './without-person.ts';

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export type Outgoing = ReturnType<typeof createOutgoing>;

/**
 * What leaves for a provider: short handles in place of ids, harmless names, no e-mail address, and never a word of the
 * person's own name.
 * @param person as they signed up
 */
export function createOutgoing({ subscriptions }: Holdings, person: { name: string; email: string }) {
  const handles = new Map(subscriptions.map(({ id }, at) => [id, `s${at + 1}`]));
  const ids = new Map([...handles].map(([id, handle]) => [handle, id]));
  const anonymous = withoutPerson(
    person.name,
    subscriptions.map(({ name }) => name),
  );
  const names = new Map(subscriptions.map(({ name }) => [name, shownName(name)]));

  const namesOf = (status: Holding['status']): Set<string> =>
    new Set(subscriptions.filter((one) => one.status === status).map(({ name }) => names.get(name) ?? '…'));
  const ended = namesOf('cancelled');

  function shownName(name: string): string {
    return anonymous(plainText(spoken(withoutAddresses(name)))).trim() || '…';
  }

  /** A key of ours (`saving_per_month`, `music`) says nothing about anybody. */
  const freeText = (value: string): string =>
    /^[a-z_]+$/.test(value) ? value : anonymous(withoutAddresses(value)).slice(0, 500);

  /** A tree as the model is shown it, its lists cut to so many. */
  function encoded(value: unknown, most: number): unknown {
    if (typeof value === 'string') {
      if (uuid.test(value)) return handles.get(value) ?? null;
      return names.get(value) ?? (value.includes('://') ? undefined : freeText(value));
    }
    if (Array.isArray(value)) return value.slice(0, most).map((inner) => encoded(inner, most));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encoded(inner, most)]));
  }

  return {
    /** What the names in an answer may look like. */
    names: [...new Set(names.values())],
    /** Those of what runs, and of nothing that has ended. */
    running: [...namesOf('active')].filter((name) => name.length > 1 && !ended.has(name)),
    /** What an answer calls the subject of a fact. */
    shown: (subject: string): string => names.get(subject) ?? subject,
    /** The question, without the asker's addresses and name. */
    question: (text: string): string => anonymous(withoutAddresses(plainText(text))),
    /**
     * A tool's result as JSON of at most so many bytes: lists lose their ends until it fits.
     * @returns undefined where nothing of it fits
     */
    result(value: unknown, mostBytes: number): { text: string; shown: unknown } | undefined {
      const longest = longestList(value);
      for (const most of [200, 100, 60, 40, 25, 15, 10, 6, 3, 1]) {
        const shown = encoded(value, most);
        const isCut = most < longest;
        const text = JSON.stringify({ data: shown, ...(isCut && { note: 'The lists are cut: there are more.' }) });
        if (Buffer.byteLength(text) <= mostBytes) return { text, shown };
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

const withoutAddresses = (text: string): string => text.replace(email, '…');

const longestList = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longestList));
