import PQueue from 'p-queue';

const mostAtOnce = 2;

const slots = new PQueue({ concurrency: mostAtOnce });
/** The jobs of each owner who has any, one at a time. A job that waits for its owner's other one takes no slot. */
const owners = new Map<string, PQueue>();

/** The caller of a job. */
export type Caller = { owner?: string; signal?: AbortSignal };

/**
 * Runs two jobs at once, and one of each owner. The others wait in order of arrival, and leave when their signal aborts.
 */
export function enqueue<T>(job: () => Promise<T>, { owner, signal }: Caller): Promise<T> {
  const inSlot = () => slots.add(job, { signal });
  return owner === undefined ? inSlot() : jobsOf(owner).add(inSlot, { signal });
}

function jobsOf(owner: string): PQueue {
  const known = owners.get(owner);
  if (known) return known;
  const jobs = new PQueue({ concurrency: 1 });
  jobs.once('idle', () => owners.delete(owner));
  owners.set(owner, jobs);
  return jobs;
}
