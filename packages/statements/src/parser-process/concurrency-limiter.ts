type JobOptions = { owner?: string; signal?: AbortSignal };

/** What somebody inside is told, and says. */
export type Slot = {
  /** Aborted when others wait for the place: the work is done again from its beginning, later. */
  signal: AbortSignal;
  /** Says that the work takes longer than others have to wait for. */
  end(): void;
  /** Asks to stay for much longer: one at a time may. */
  requestExtension(): boolean;
};

type Job = {
  owner?: string;
  /** Was inside before, and was sent out. */
  isRestarted: boolean;
  hasUsedTimeSlice: boolean;
  /** Is not sent out: one at a time, so that others have all places but one. */
  isLong: boolean;
  /** Has asked to stay and may. */
  isExtended: boolean;
  preemption: AbortController;
  start: () => void;
};

/** How many owners of slow documents are kept in mind: enough for an attack, and nothing to keep. */
const mostRemembered = 1_000;

/**
 * Lets so many in at once, and one of each owner; the others wait in the order they came, and leave when their signal says
 * so. Who comes with many leaves the way free between them for who comes with one.
 *
 * Of those who stay for longer than a turn one may go on; the others are sent out when somebody new waits, and come back
 * when nobody does, or when it is them who may go on. So who is quick waits for turns of who is slow, however many these
 * are, and never for all of their time.
 */
export function createConcurrencyLimiter(slots: number) {
  const running: Job[] = [];
  let waiting: Job[] = [];
  /** Whose last visit took longer than a turn. */
  const slowOwners = new Set<string>();

  const isSomebodyLong = () => running.some(({ isLong }) => isLong);

  /** Who was sent out keeps others of its owner out as if it were still inside. */
  function isAllowed(job: Job): boolean {
    const begun = [...running, ...waiting.filter(({ isRestarted }) => isRestarted)];
    return begun.every((other) => other === job || other.owner === undefined || other.owner !== job.owner);
  }

  /** Who was sent out comes first where one may go on, else last; before it who has kept others waiting or just left. */
  function inOrder(left?: Job): Job[] {
    const rankOfBack = isSomebodyLong() ? 3 : -1;
    const rank = ({ isRestarted, owner }: Job) => {
      if (isRestarted) return rankOfBack;
      if (owner === undefined) return 0;
      return slowOwners.has(owner) ? 2 : Number(owner === left?.owner);
    };
    return waiting.toSorted((a, b) => rank(a) - rank(b));
  }

  function startWaiting(left?: Job) {
    const first = isSomebodyLong() ? undefined : running.find(({ hasUsedTimeSlice }) => hasUsedTimeSlice);
    if (first) first.isLong = true;
    for (const next of inOrder(left)) {
      if (!isAllowed(next)) continue;
      if (running.length >= slots) {
        if (!next.isRestarted) return preemptOne();
        continue;
      }
      waiting = waiting.filter((job) => job !== next);
      next.isLong = next.isRestarted && !isSomebodyLong();
      running.push(next);
      next.start();
    }
  }

  function preemptOne() {
    const last = running.findLast(({ hasUsedTimeSlice, isLong }) => hasUsedTimeSlice && !isLong);
    last?.preemption.abort(new Error('others wait for the place'));
  }

  const enqueue = ({ owner, signal }: JobOptions, isRestarted = false) =>
    new Promise<Job>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job: Job = {
        owner,
        isRestarted,
        hasUsedTimeSlice: isRestarted,
        isLong: false,
        isExtended: false,
        preemption: new AbortController(),
        start() {
          signal?.removeEventListener('abort', cancel);
          resolve(job);
        },
      };
      const cancel = () => {
        waiting = waiting.filter((other) => other !== job);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      waiting.push(job);
      startWaiting();
    });

  function release(job: Job) {
    running.splice(running.indexOf(job), 1);
    if (job.owner !== undefined) remember(job.owner, job.hasUsedTimeSlice);
    startWaiting(job);
  }

  function remember(owner: string, isSlow: boolean) {
    slowOwners.delete(owner);
    if (isSlow) slowOwners.add(owner);
    const [longestAgo] = slowOwners;
    if (longestAgo !== undefined && slowOwners.size > mostRemembered) slowOwners.delete(longestAgo);
  }

  const slotFor = (job: Job): Slot => ({
    signal: job.preemption.signal,
    end() {
      if (job.hasUsedTimeSlice) return;
      job.hasUsedTimeSlice = true;
      startWaiting();
    },
    requestExtension() {
      if (running.some((other) => other !== job && other.isExtended)) return false;
      // Who asks gets on with its work; who is slow need not.
      for (const other of running) other.isLong = other === job;
      job.isExtended = true;
      return true;
    },
  });

  return async <T>(work: (slot: Slot) => Promise<T>, options: JobOptions = {}): Promise<T> => {
    let queued = enqueue(options);
    for (;;) {
      const job = await queued;
      try {
        return await work(slotFor(job));
      } catch (error) {
        if (!job.preemption.signal.aborted) throw error;
        queued = enqueue(options, true);
      } finally {
        release(job);
      }
    }
  };
}
