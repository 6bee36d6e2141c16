type Waiting = { owner?: string; enter: () => void };
type Visit = { owner?: string; signal?: AbortSignal };

/**
 * Lets so many in at once, and one of each owner; the others wait in the order they came, and leave when their signal says
 * so. Who comes with many leaves the way free between them for who comes with one.
 */
export function createTurnstile(places: number) {
  const inside: Waiting[] = [];
  const waiting: Waiting[] = [];

  const mayEnter = ({ owner }: Waiting) =>
    inside.length < places && (owner === undefined || inside.every((other) => other.owner !== owner));

  function letIn(visitor: Waiting) {
    inside.push(visitor);
    visitor.enter();
  }

  function goOn(left: Waiting) {
    inside.splice(inside.indexOf(left), 1);
    const isOther = ({ owner }: Waiting) => owner === undefined || owner !== left.owner;
    for (const next of [...waiting.filter(isOther), ...waiting.filter((visitor) => !isOther(visitor))]) {
      if (!mayEnter(next)) continue;
      waiting.splice(waiting.indexOf(next), 1);
      letIn(next);
    }
  }

  const arrive = ({ owner, signal }: Visit) =>
    new Promise<Waiting>((resolve, reject) => {
      const visitor: Waiting = {
        owner,
        enter() {
          signal?.removeEventListener('abort', leave);
          resolve(visitor);
        },
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(visitor), 1);
        reject(signal?.reason);
      };
      if (mayEnter(visitor)) return letIn(visitor);
      waiting.push(visitor);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async <T>(work: () => Promise<T>, visit: Visit = {}): Promise<T> => {
    const visitor = await arrive(visit);
    try {
      return await work();
    } finally {
      goOn(visitor);
    }
  };
}
