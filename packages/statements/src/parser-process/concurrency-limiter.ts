type Visit = { owner?: string; signal?: AbortSignal };

/** What somebody inside is told, and says. */
export type Turn = {
  /** Aborted when others wait for the place: the work is done again from its beginning, later. */
  signal: AbortSignal;
  /** Says that the work takes longer than others have to wait for. */
  end(): void;
  /** Asks to stay for much longer: one at a time may. */
  mayStay(): boolean;
};

type Visitor = {
  owner?: string;
  /** Was inside before, and was sent out. */
  isBack: boolean;
  hasHadTurn: boolean;
  /** Is not sent out: one at a time, so that others have all places but one. */
  isLong: boolean;
  /** Has asked to stay and may. */
  stays: boolean;
  sendOut: AbortController;
  enter: () => void;
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
export function createTurnstile(places: number) {
  const inside: Visitor[] = [];
  let waiting: Visitor[] = [];
  /** Whose last visit took longer than a turn. */
  const slowOwners = new Set<string>();

  const isSomebodyLong = () => inside.some(({ isLong }) => isLong);

  /** Who was sent out keeps others of its owner out as if it were still inside. */
  function isAllowed(visitor: Visitor): boolean {
    const begun = [...inside, ...waiting.filter(({ isBack }) => isBack)];
    return begun.every((other) => other === visitor || other.owner === undefined || other.owner !== visitor.owner);
  }

  /** Who was sent out comes first where one may go on, else last; before it who has kept others waiting or just left. */
  function inTurn(left?: Visitor): Visitor[] {
    const rankOfBack = isSomebodyLong() ? 3 : -1;
    const rank = ({ isBack, owner }: Visitor) => {
      if (isBack) return rankOfBack;
      if (owner === undefined) return 0;
      return slowOwners.has(owner) ? 2 : Number(owner === left?.owner);
    };
    return waiting.toSorted((a, b) => rank(a) - rank(b));
  }

  function letIn(left?: Visitor) {
    const first = isSomebodyLong() ? undefined : inside.find(({ hasHadTurn }) => hasHadTurn);
    if (first) first.isLong = true;
    for (const next of inTurn(left)) {
      if (!isAllowed(next)) continue;
      if (inside.length >= places) {
        if (!next.isBack) return sendOneOut();
        continue;
      }
      waiting = waiting.filter((visitor) => visitor !== next);
      next.isLong = next.isBack && !isSomebodyLong();
      inside.push(next);
      next.enter();
    }
  }

  function sendOneOut() {
    const last = inside.findLast(({ hasHadTurn, isLong }) => hasHadTurn && !isLong);
    last?.sendOut.abort(new Error('others wait for the place'));
  }

  const arrive = ({ owner, signal }: Visit, isBack = false) =>
    new Promise<Visitor>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const visitor: Visitor = {
        owner,
        isBack,
        hasHadTurn: isBack,
        isLong: false,
        stays: false,
        sendOut: new AbortController(),
        enter() {
          signal?.removeEventListener('abort', giveUp);
          resolve(visitor);
        },
      };
      const giveUp = () => {
        waiting = waiting.filter((other) => other !== visitor);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(visitor);
      letIn();
    });

  function leave(visitor: Visitor) {
    inside.splice(inside.indexOf(visitor), 1);
    if (visitor.owner !== undefined) remember(visitor.owner, visitor.hasHadTurn);
    letIn(visitor);
  }

  function remember(owner: string, isSlow: boolean) {
    slowOwners.delete(owner);
    if (isSlow) slowOwners.add(owner);
    const [longestAgo] = slowOwners;
    if (longestAgo !== undefined && slowOwners.size > mostRemembered) slowOwners.delete(longestAgo);
  }

  const turnOf = (visitor: Visitor): Turn => ({
    signal: visitor.sendOut.signal,
    end() {
      if (visitor.hasHadTurn) return;
      visitor.hasHadTurn = true;
      letIn();
    },
    mayStay() {
      if (inside.some((other) => other !== visitor && other.stays)) return false;
      // Who asks gets on with its work; who is slow need not.
      for (const other of inside) other.isLong = other === visitor;
      visitor.stays = true;
      return true;
    },
  });

  return async <T>(work: (turn: Turn) => Promise<T>, visit: Visit = {}): Promise<T> => {
    let coming = arrive(visit);
    for (;;) {
      const visitor = await coming;
      try {
        return await work(turnOf(visitor));
      } catch (error) {
        if (!visitor.sendOut.signal.aborted) throw error;
        coming = arrive(visit, true);
      } finally {
        leave(visitor);
      }
    }
  };
}
