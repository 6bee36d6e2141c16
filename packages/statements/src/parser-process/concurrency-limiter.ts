type JobOptions = { owner?: string; signal?: AbortSignal };

/** The controls that a running job receives. */
export type Slot = {
  /** Aborted when other jobs wait for the slot. The job is then started again later, from the beginning. */
  signal: AbortSignal;
  /** Called when the job exceeds its time slice. */
  end(): void;
  /** Requests a long extension. Only one job at a time has it. */
  requestExtension(): boolean;
};

type Job = {
  owner?: string;
  /** The job was preempted before. */
  isRestarted: boolean;
  hasUsedTimeSlice: boolean;
  /** The job is not preempted. True for one job at a time, so that the others keep all slots but one. */
  isLong: boolean;
  /** The job requested an extension and has it. */
  isExtended: boolean;
  preemption: AbortController;
  start: () => void;
};

/** The number of owners of slow documents to remember. Bounded, so that an attack cannot fill the memory. */
const mostRemembered = 1_000;

/**
 * Limits the number of jobs that run at once, with one per owner. The others wait in order of arrival and leave when
 * their signal aborts. An owner with many jobs yields to owners with one.
 * Of the jobs that exceed their time slice one may continue. The others are preempted when a new job waits, and are
 * restarted when none does, or when it is their turn to continue. A short job therefore waits for time slices of long
 * ones, never for their full time.
 */
export function createConcurrencyLimiter(slots: number) {
  const running: Job[] = [];
  let waiting: Job[] = [];
  /** Owners whose last job exceeded its time slice. */
  const slowOwners = new Set<string>();

  const isSomebodyLong = () => running.some(({ isLong }) => isLong);

  /** A preempted job blocks other jobs of its owner as if it were running. */
  function isAllowed(job: Job): boolean {
    const begun = [...running, ...waiting.filter(({ isRestarted }) => isRestarted)];
    return begun.every((other) => other === job || other.owner === undefined || other.owner !== job.owner);
  }

  /**
   * Sorts the queue. A preempted job comes first if one may continue, else last; owners who have kept others waiting or
   * have just released a slot come behind it.
   */
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
      // The one that requests it is making progress; a slow one may not be.
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
