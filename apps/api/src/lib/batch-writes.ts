/**
 * Batches writes: items that arrive during a write are written together afterwards, in one statement and one commit.
 * An item that arrives while nothing is written is written at once.
 * @returns a function that writes one item; it resolves when the item is written, and rejects for the whole batch
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
