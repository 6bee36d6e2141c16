import { connect, createServer, type Socket } from 'node:net';

const chunkBytes = 96;
const pauseMs = 150;

/**
 * A proxy that, while it is `slow`, sends the bytes of a response in small chunks. A browser's own throttling only delays
 * the response as a whole.
 */
export async function startSlowProxy(target: string) {
  const { hostname, port } = new URL(target);
  let isSlow = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    void (async () => {
      for await (const bytes of upstream) {
        for (let at = 0; at < bytes.length; at += chunkBytes) {
          if (!isSlow) {
            client.write(bytes.subarray(at));
            break;
          }
          client.write(bytes.subarray(at, at + chunkBytes));
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
      client.end();
    })().catch(() => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address?.port}`,
    slow: () => {
      isSlow = true;
    },
    fast: () => {
      isSlow = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
