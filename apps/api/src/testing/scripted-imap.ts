import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from './test-certificates.ts';

export type Wire = {
  /** Waits until the data is read; does nothing after the client has disconnected. */
  send(text: string | Buffer): Promise<void>;
  /** Repeats the data until the client disconnects. */
  flood(next: (i: number) => string | Buffer): Promise<void>;
  /** Sends one letter per second, forever. */
  drip(text: string): Promise<void>;
  end(): void;
  isOver(): boolean;
};

/** A deviation of the server at one moment. */
export type Script = Partial<
  Record<
    'greeting' | 'capability' | 'login' | 'list' | 'status' | 'examine' | 'search' | 'heads' | 'structure' | 'part',
    Act
  >
> & {
  /** Before TLS, on a plain port. */
  starttls?: Act;
  capabilities?: string;
};
type Act = (wire: Wire, tag: string, line: string) => Promise<void> | void;

const head = (uid: number) =>
  `From: Netflix <info@netflix.com>\r\nSubject: Receipt ${uid}\r\nMessage-ID: <${uid}@n.com>\r\n\r\n`;
const literal = (text: string) => `{${text.length}}\r\n${text}`;
export const mails = 3;
const numbers = Array.from({ length: mails }, (_, i) => i + 1);

/** A correct answer to each command: a mailbox with three mails. */
const honest: Required<Omit<Script, 'starttls' | 'capabilities' | 'capability'>> = {
  greeting: (wire) => wire.send('* OK ready\r\n'),
  login: (wire, tag) => wire.send(`${tag} OK in\r\n`),
  list: (wire, tag) => wire.send(`* LIST () "/" INBOX\r\n${tag} OK listed\r\n`),
  status: (wire, tag) => wire.send(`* STATUS INBOX (UIDNEXT ${mails + 1} UIDVALIDITY 7)\r\n${tag} OK done\r\n`),
  examine: (wire, tag) =>
    wire.send(
      `* ${mails} EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT ${mails + 1}] ok\r\n${tag} OK [READ-ONLY] open\r\n`,
    ),
  search: (wire, tag) => wire.send(`* ESEARCH (TAG "${tag}") UID COUNT ${mails} ALL 1:${mails}\r\n${tag} OK found\r\n`),
  heads: async (wire, tag) => {
    for (const uid of numbers)
      await wire.send(
        `* ${uid} FETCH (UID ${uid} INTERNALDATE "05-Jan-2026 10:00:00 +0000" BODY[HEADER.FIELDS (FROM SUBJECT MESSAGE-ID PRECEDENCE)] ${literal(head(uid))})\r\n`,
      );
    await wire.send(`${tag} OK fetched\r\n`);
  },
  structure: async (wire, tag) => {
    for (const uid of numbers)
      await wire.send(
        `* ${uid} FETCH (UID ${uid} BODYSTRUCTURE ("TEXT" "PLAIN" ("CHARSET" "utf-8") NIL NIL "7BIT" 5 1) BODY[HEADER]<0> ${literal(head(uid))})\r\n`,
      );
    await wire.send(`${tag} OK fetched\r\n`);
  },
  part: async (wire, tag) => {
    for (const uid of numbers) await wire.send(`* ${uid} FETCH (UID ${uid} BODY[1]<0> ${literal('hello')})\r\n`);
    await wire.send(`${tag} OK fetched\r\n`);
  },
};

function wireOf(socket: Socket): Wire {
  const isOver = () => socket.destroyed || socket.writableEnded;
  const send = (text: string | Buffer) =>
    new Promise<void>((done) => {
      if (isOver()) return done();
      socket.write(text, () => done());
      socket.once('close', () => done());
      socket.setMaxListeners(0);
    });
  return {
    send,
    isOver,
    end: () => socket.destroy(),
    async flood(next) {
      for (let i = 0; !isOver(); i += 1) {
        if (socket.write(next(i))) {
          if (i % 50 === 0) await new Promise((done) => setImmediate(done));
        } else
          await new Promise<void>((done) => {
            const go = () => {
              socket.off('drain', go).off('close', go);
              done();
            };
            socket.once('drain', go).once('close', go);
          });
      }
    },
    async drip(text) {
      for (let i = 0; !isOver(); i += 1) {
        await send(text[i % text.length] ?? '');
        await new Promise((done) => setTimeout(done, 1_000).unref());
      }
    },
  };
}

function momentOf(line: string): keyof typeof honest | 'capability' | 'starttls' | 'id' | 'namespace' | undefined {
  const [, command = ''] = /^\S+ (UID FETCH|UID SEARCH|\S+)/i.exec(line) ?? [];
  const name = command.toUpperCase();
  if (name === 'UID SEARCH') return 'search';
  if (name === 'LOGIN' || name === 'AUTHENTICATE') return 'login';
  if (name === 'UID FETCH')
    return line.includes('HEADER.FIELDS') ? 'heads' : line.includes('BODYSTRUCTURE') ? 'structure' : 'part';
  const known = ['capability', 'starttls', 'id', 'namespace', 'list', 'status', 'examine'] as const;
  return known.find((each) => each === name.toLowerCase());
}

/**
 * A small IMAP server on loopback that follows the script and otherwise answers correctly.
 * @param isPlain begins without TLS, as on port 143
 */
export async function scriptedImap(script: Script, certificate: Certificate, isPlain = false) {
  const sockets = new Set<Socket>();
  const heard: string[] = [];
  const capabilities = script.capabilities ?? `IMAP4rev1 NAMESPACE ESEARCH SPECIAL-USE${isPlain ? ' STARTTLS' : ''}`;
  const acts = { ...honest, ...script };

  const serve = (socket: Socket, isSecret: boolean) => {
    sockets.add(socket);
    const wire = wireOf(socket);
    socket.on('error', () => {});
    let rest = '';
    const take = async (line: string) => {
      if (!isSecret) heard.push(line);
      const tag = line.split(' ')[0] ?? '';
      const moment = momentOf(line);
      if (moment === 'capability')
        return script.capability
          ? script.capability(wire, tag, line)
          : wire.send(
              `* CAPABILITY ${isSecret ? capabilities.replace(' STARTTLS', '') : capabilities}\r\n${tag} OK\r\n`,
            );
      if (moment === 'starttls') {
        if (script.starttls) return script.starttls(wire, tag, line);
        socket.removeAllListeners('data');
        await wire.send(`${tag} OK go\r\n`);
        return void serve(new TLSSocket(socket, { isServer: true, ...certificate }), true);
      }
      if (moment === 'namespace') return wire.send(`* NAMESPACE (("" "/")) NIL NIL\r\n${tag} OK\r\n`);
      if (!moment || moment === 'id') return wire.send(`${tag} OK\r\n`);
      return acts[moment](wire, tag, line);
    };
    socket.on('data', (data) => {
      rest += data.toString('latin1');
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) void take(line);
    });
    return wire;
  };
  const greet = (socket: Socket) => void acts.greeting(serve(socket, !isPlain), '*', '');
  const server = isPlain ? createServer(greet) : createTlsServer(certificate, greet);
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})));
  server.on('tlsClientError', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    /** Data received before TLS. */
    heard,
    async end() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
