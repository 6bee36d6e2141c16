import { connect, createServer, type Socket } from 'node:net';

const pieceBytes = 48;
const pauseMs = 150;

/**
 * A line to a server on which, once it is `slow`, bytes come in small pieces one after the other: what a browser's own
 * throttling does to the pace of a whole answer only.
 */
export async function slowLine(target: string) {
  const { hostname, port } = new URL(target);
  let isSlow = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far);
    near.on('close', () => far.destroy());
    void (async () => {
      for await (const bytes of far) {
        for (let at = 0; at < bytes.length; at += pieceBytes) {
          if (!isSlow) {
            near.write(bytes.subarray(at));
            break;
          }
          near.write(bytes.subarray(at, at + pieceBytes));
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
      near.end();
    })().catch(() => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address?.port}`,
    slow: () => {
      isSlow = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
