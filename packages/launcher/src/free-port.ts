import { createServer } from 'node:net';

/** Returns true if a server can listen on the port; for `127.0.0.1` also on `::1`, which browsers try first. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host];
  for (const each of hosts) if (!(await canListen(port, each))) return false;
  return true;
}

/** Finds a port that is free on loopback at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer().once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
