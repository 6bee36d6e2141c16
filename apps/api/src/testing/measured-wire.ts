import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A proxy to a local server that counts round trips and bytes, delays them, and can be cut or paused.
 * @param delayMs the delay per direction
 */
export async function measuredWire(target: number, delayMs = 0) {
  const sockets = new Set<Socket>();
  const counted = { roundTrips: 0, bytesDown: 0, bytesUp: 0 };
  let isHeld = false;

  const join = (from: Socket, to: Socket, seen: (bytes: number) => void) => {
    sockets.add(from);
    from.setNoDelay(true);
    from.on('data', (data) => {
      seen(data.length);
      if (isHeld) return;
      if (delayMs === 0) to.write(data);
      else setTimeout(() => to.destroyed || to.write(data), delayMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      setTimeout(() => to.destroy(), delayMs);
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    // A round trip begins with the first request after an answer.
    let isAnswered = true;
    join(client, upstream, (bytes) => {
      counted.bytesUp += bytes;
      if (isAnswered) counted.roundTrips += 1;
      isAnswered = false;
    });
    join(upstream, client, (bytes) => {
      counted.bytesDown += bytes;
      isAnswered = true;
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    counted,
    /** Closes open connections; new ones are accepted. */
    cut,
    /** Drops all bytes in both directions from now on. */
    hold: () => {
      isHeld = true;
    },
    async end() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
