import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };
export type ReceiverAnswer = { status: number; headers?: Record<string, string>; body?: string } | 'hang';

/** A receiver on loopback. `localhost:port` is to be among the hosts that the operator exempts. */
export async function startWebhookReceiver(port = 0) {
  const received: ReceivedWebhook[] = [];
  let connections = 0;
  let answer: (request: ReceivedWebhook) => ReceiverAnswer = () => ({ status: 204 });
  const server = createServer(async (req, res) => {
    const request = { path: req.url ?? '', headers: req.headers, body: await text(req) };
    received.push(request);
    const chosen = answer(request);
    if (chosen !== 'hang') res.writeHead(chosen.status, chosen.headers).end(chosen.body);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: at } = server.address() as AddressInfo;
  return {
    received,
    host: `localhost:${at}`,
    url: (path = '/hook') => `http://localhost:${at}${path}`,
    connections: () => connections,
    answerWith(next: ReceiverAnswer | ((request: ReceivedWebhook) => ReceiverAnswer)) {
      answer = typeof next === 'function' ? next : () => next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
