import { createServer } from 'node:net';

/** Whether a server could listen there, on this address and, for loopback, on its IPv6 sister, which browsers try first. */
export async function isFree(port: number, host: string): Promise<boolean> {
  const hosts = host === '127.0.0.1' ? [host, '::1'] : [host];
  for (const each of hosts) if (!(await canListen(port, each))) return false;
  return true;
}

/** A port that is free on loopback at this moment. */
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
