import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A wire to a server on loopback that counts, can be made as long as one likes, and can be cut or held.
 * @param delayMs what a byte needs in each direction
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
    // A round trip begins with whatever is asked after something was answered.
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
    /** Breaks what stands; new connections are taken. */
    cut,
    /** Swallows everything from now on, in both directions. */
    hold: () => {
      isHeld = true;
    },
    async end() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
