import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Watcher = {
  /** Called before each statement; false withholds it and everything after it on its connection. */
  onStatement: () => boolean;
  /** Called when PostgreSQL has executed a COMMIT; false withholds the answer. */
  onCommitted: () => boolean;
};

/** A proxy to PostgreSQL that reports the statements of all connections, and can withhold them or their answers. */
export async function statementProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let watcher: Watcher | undefined;

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isKept = false;
    let isCommitting = false;
    const messages = frontendMessages();
    client.on('data', (chunk: Buffer) => {
      for (const { bytes, isStatement } of messages(chunk)) {
        if (watcher && isStatement) isKept ||= !watcher.onStatement();
        if (isStatement) isCommitting = bytes.includes('COMMIT');
        if (!isKept) upstream.write(bytes);
      }
    });
    upstream.on('data', (chunk: Buffer) => {
      if (watcher && isCommitting) isKept ||= !watcher.onCommitted();
      if (!isKept) client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(targetUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    watch(next?: Watcher) {
      watcher = next;
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * Splits a client's bytes into messages (PostgreSQL documentation, 54.7): the first has no type, each later one has a
 * type letter and a length. `Q` (simple) and `E` (extended) execute statements.
 */
function frontendMessages() {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return function* cut(chunk: Buffer): Generator<{ bytes: Buffer; isStatement: boolean }> {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      yield { bytes, isStatement: isStarted && (bytes[0] === 0x51 || bytes[0] === 0x45) };
      isStarted = true;
    }
  };
}
