import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type createDialer, type Target, UnreachableError } from '#lib/dialer.ts';
import type { SendWebhook, WebhookAnswer, WebhookRequest } from './webhook-sender.ts';

const mostBytes = 4_096;
const mostHeaderBytes = 8_192;
/** What helps to find out what went wrong; others may be long or many. */
const keptHeaders = ['content-type', 'location', 'retry-after', 'server', 'date'];
const usualPorts: Record<string, number> = { 'https:': 443, 'http:': 80 };

type Needs = { dialer: ReturnType<typeof createDialer>; httpsOnly: boolean };

/** Posts to the address that the dialer has checked, on a connection of its own. Redirects are answers like others. */
export function createWebhookSender({ dialer, httpsOnly }: Needs): SendWebhook {
  return async (userId, request) => {
    const { protocol, hostname, port } = request.url;
    if (httpsOnly && protocol !== 'https:') return undefined;
    const wanted = { host: hostname, port: Number(port) || (usualPorts[protocol] ?? 0) };
    try {
      return await dialer.for(userId).connect(wanted, (target, signal) => post(target, request, signal));
    } catch (error) {
      if (error instanceof UnreachableError) return undefined;
      throw error;
    }
  };
}

function post(target: Target, { url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = start({
      method: 'POST',
      host: target.address,
      port: target.port,
      servername: target.servername,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      maxHeaderSize: mostHeaderBytes,
      signal,
    });
    request.on('error', reject);
    readAnswer(request, resolve, reject);
    request.end(body);
  });
}

/** Reads the beginning of an answer, then ends the connection. */
function readAnswer(
  request: ClientRequest,
  resolve: (answer: WebhookAnswer) => void,
  reject: (error: Error) => void,
): void {
  request.on('response', (response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const end = () => {
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          keptHeaders.flatMap((name) => (response.headers[name] ? [[name, String(response.headers[name])]] : [])),
        ),
        body: Buffer.concat(chunks).subarray(0, mostBytes).toString(),
      });
      request.destroy();
    };
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= mostBytes) end();
    });
    response.on('end', end);
    response.on('error', reject);
  });
}
