import PQueue from 'p-queue';

const mostAtOnce = 2;

const slots = new PQueue({ concurrency: mostAtOnce });
/** The jobs of each owner who has any, one at a time. A job that waits for its owner's other one takes no slot. */
const owners = new Map<string, PQueue>();

/** The jobs that have no slot yet, in order of arrival. */
const waiting = new Set<Caller>();

/** The caller of a job. */
export type Caller = { owner?: string; signal?: AbortSignal };

/**
 * Runs two jobs at once, and one of each owner. The others wait in order of arrival, and leave when their signal aborts.
 */
export function enqueue<T>(job: () => Promise<T>, { owner, signal }: Caller): Promise<T> {
  const caller = { owner };
  waiting.add(caller);
  const begin = () => {
    waiting.delete(caller);
    return job();
  };
  const inSlot = () => slots.add(begin, { signal });
  const ended = owner === undefined ? inSlot() : jobsOf(owner).add(inSlot, { signal });
  return ended.finally(() => waiting.delete(caller));
}

/** The place in line of the owner's next waiting job, 1 for the next of all; undefined if none waits. */
export function placeInLine(owner: string): number | undefined {
  const at = [...waiting].findIndex((caller) => caller.owner === owner);
  return at < 0 ? undefined : at + 1;
}

function jobsOf(owner: string): PQueue {
  const known = owners.get(owner);
  if (known) return known;
  const jobs = new PQueue({ concurrency: 1 });
  jobs.once('idle', () => owners.delete(owner));
  owners.set(owner, jobs);
  return jobs;
}
