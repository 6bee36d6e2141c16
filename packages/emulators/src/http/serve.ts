import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { type Call, type Reply, toCall } from './call.ts';
import type { RequestLog } from './request-log.ts';
import { sendReply } from './send.ts';

/** A response with its quota units and the number of calls it answers. */
export type Answer = Reply & { units: number; calls: number };

type Served = { log: RequestLog; answer(call: Call): Promise<Answer>; latency(): number };

/** Request handler of an API that logs every request. */
export const serveApi =
  ({ log, answer, latency }: Served): RequestHandler =>
  async (req, res) => {
    const at = new Date();
    const path = req.originalUrl;
    const call = await toCall(req);
    if (latency() > 0) await wait(latency());
    const { units, calls, ...reply } = await answer(call);
    const sent = sendReply(req, res, reply);
    log.add({ at, method: call.method, path, status: reply.status, received: call.body.length, sent, units, calls });
  };
