import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between the app and its database that a test can disconnect and reconnect. */
export async function tcpProxy(targetUrl: string) {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  const accept = (socket: Socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  };
  let server: Server | undefined;
  const listen = (port: number) =>
    new Promise<number>((done) => {
      const listening = createServer(accept).listen(port, '127.0.0.1', () => {
        done((listening.address() as AddressInfo).port);
      });
      server = listening;
    });
  const port = await listen(0);
  const url = new URL(targetUrl);
  url.port = String(port);
  return {
    url: url.href,
    mend: () => listen(port),
    async cut() {
      const closed = new Promise((done) => server?.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
