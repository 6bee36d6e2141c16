/**
 * Writes what comes while the one before is still being written all at once: many at a time are one statement and one
 * commit, and nobody waits for company.
 * @returns what writes one; it resolves when that is written, and rejects for all that were written with it
 */
export function batchWrites<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let gathering: { items: Item[]; written: Promise<void> } | undefined;

  function gather() {
    const items: Item[] = [];
    const written = last.then(() => {
      gathering = undefined;
      return write(items);
    });
    last = written.catch(() => {});
    return { items, written };
  }
  return (item) => {
    gathering ??= gather();
    gathering.items.push(item);
    return gathering.written;
  };
}
