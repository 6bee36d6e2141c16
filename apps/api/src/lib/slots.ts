export type Slots = ReturnType<typeof createSlots>;
type Waiting = { group: string; start: () => void; refuse: (error: Error) => void };
export type SlotLimits = {
  /** Slots that can be taken at once. */
  atOnce: number;
  /** Maximum number of waiting calls; absent means no limit. */
  waiting?: number;
  /** The error of a call for which there is no room in the queue. */
  refusal?: () => Error;
};

/** Groups whose turn is remembered; of more, those served longest ago count as never served. */
const mostRemembered = 10_000;

/**
 * Slots of something scarce, which groups (users, networks) share by turns: the group with the fewest waiting calls is
 * next, and of several the one that was served longest ago. A group that sends many calls does not delay one that sends
 * few.
 */
export function createSlots({ atOnce, waiting = Number.POSITIVE_INFINITY, refusal = noRoom }: SlotLimits) {
  let taken = 0;
  let turns = 0;
  const queue: Waiting[] = [];
  // In the order of serving. A plain map, because slots are created for nearly every call and a cache allocates its whole
  // size at once.
  const lastTurns = new Map<string, number>();
  const lastTurnOf = ([one]: Waiting[]) => lastTurns.get(one?.group ?? '') ?? 0;
  const serve = (group: string) => {
    turns += 1;
    lastTurns.delete(group);
    lastTurns.set(group, turns);
    if (lastTurns.size > mostRemembered) lastTurns.delete(lastTurns.keys().next().value as string);
  };

  /** The slot passes to the next in the queue and is never free in between, so that no new call can overtake. */
  function leave(): void {
    const groups = [...Map.groupBy(queue, ({ group }) => group).values()];
    const [next] = groups.toSorted((a, b) => a.length - b.length || lastTurnOf(a) - lastTurnOf(b))[0] ?? [];
    if (!next) {
      taken -= 1;
      return;
    }
    queue.splice(queue.indexOf(next), 1);
    serve(next.group);
    next.start();
  }

  /** Refuses the last call of the group with most of the queue, which is the new call if no other group has more. */
  function makeRoomFor(group: string): void {
    const groups = Map.groupBy(queue, (one) => one.group);
    const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
    const last = largest.at(-1);
    if (!last || (groups.get(group)?.length ?? 0) >= largest.length) throw refusal();
    queue.splice(queue.indexOf(last), 1);
    last.refuse(refusal());
  }

  return {
    isUnused: () => taken === 0,
    /**
     * Takes a slot, if need be after others have left theirs.
     * @returns a function that frees the slot
     * @throws the error of `refusal` if there is no room to wait
     */
    async take(group = ''): Promise<() => void> {
      if (taken < atOnce) {
        taken += 1;
        serve(group);
      } else {
        if (queue.length >= waiting) makeRoomFor(group);
        await new Promise<void>((start, refuse) => queue.push({ group, start, refuse }));
      }
      return leave;
    },
  };
}

const noRoom = () => new Error('no room to wait for a slot');
