import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dovecot, startDovecot } from '@kumbara/launcher/dovecot-server';
import { ImapFlow } from 'imapflow';
import { makeCertificates, trust } from './test-certificates.ts';

/** A real Dovecot server whose certificate this process trusts. */
export async function dovecotForTests() {
  const certificates = makeCertificates();
  const distrust = trust(certificates.authority);
  const server = await startDovecot(certificates.issue('DNS:localhost', 'IP:127.0.0.1'));
  return {
    ...server,
    certificates,
    aMailUser: () => aMailUser(server),
    async end() {
      await server.stop();
      distrust();
      certificates.end();
    },
  };
}

export type MailUser = ReturnType<typeof aMailUser>;

let delivered = 0;

/** A user with a mailbox, which tests read and change directly on disk. */
function aMailUser(server: Dovecot) {
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`;
  const password = `çok gizli ${randomUUID()}`;
  const maildir = join(server.mailDir, email);
  const entry = (text: string) => {
    const file = join(server.usersDir, email);
    writeFileSync(file, `${email}:${text}\n`);
    server.changeOwner(file);
  };
  const changeEntry = async (text: string) => {
    entry(text);
    // The server checks for changes once a second and compares times in seconds.
    await sleep(1_100);
    const later = Date.now() / 1000 + 10;
    utimesSync(join(server.usersDir, email), later, later);
  };
  const folderOf = (path: string) => (path === 'INBOX' ? maildir : join(maildir, `.${path}`));
  const prepare = (path: string) => {
    for (const name of ['', 'cur', 'new', 'tmp']) {
      const folder = join(folderOf(path), name);
      if (mkdirSync(folder, { recursive: true })) server.changeOwner(folder);
    }
  };
  const filesOf = (path: string) =>
    ['cur', 'new'].flatMap((name) =>
      readdirSync(join(folderOf(path), name)).map((file) => join(folderOf(path), name, file)),
    );
  entry(`{PLAIN}${password}`);
  for (const path of ['INBOX', 'Archive']) prepare(path);

  return {
    email,
    password,
    setPassword: (secret: string) => changeEntry(`{PLAIN}${secret}`),
    /** Makes the server refuse the right password. */
    forbid: () => changeEntry(`{PLAIN}${password}:::::: nologin=y reason=Closed`),
    /** Makes the server fail when it reads mails: `NO [SERVERBUG]`. */
    lock: () => chmodSync(maildir, 0o000),
    deliver(raw: Uint8Array, arrived = new Date(), path = 'INBOX') {
      delivered += 1;
      const name = `${Math.floor(arrived.getTime() / 1000)}.M${String(delivered).padStart(6, '0')}.test`;
      const unfinished = join(folderOf(path), 'tmp', name);
      writeFileSync(unfinished, raw);
      utimesSync(unfinished, arrived, arrived);
      server.changeOwner(unfinished);
      renameSync(unfinished, join(folderOf(path), 'new', name));
    },
    remove(messageId: string, path = 'INBOX') {
      for (const file of filesOf(path))
        if (readFileSync(file, 'latin1').includes(`Message-ID: ${messageId}\r\n`)) rmSync(file);
    },
    removeFolder: (path: string) => rmSync(folderOf(path), { recursive: true }),
    addFolder: prepare,
    /** Renumbers all mails, which changes UIDVALIDITY. */
    renumber(path = 'INBOX') {
      for (const name of readdirSync(folderOf(path)))
        if (name.startsWith('dovecot.index')) rmSync(join(folderOf(path), name), { recursive: true });
      const file = join(folderOf(path), 'dovecot-uidlist');
      const list = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        list.replace(/ V(\d+) /, (_, validity) => ` V${Number(validity) + 1_000} `),
      );
    },
    /** Folder, UID, Message-ID, flags and arrival time of every mail. */
    async state() {
      const client = new ImapFlow({
        host: 'localhost',
        port: server.port,
        secure: true,
        auth: { user: email, pass: password },
        logger: false,
      });
      await client.connect();
      const state: unknown[] = [];
      for (const path of ['INBOX', 'Archive']) {
        const { uidValidity, exists } = await client.mailboxOpen(path, { readOnly: true });
        if (exists === 0) continue;
        const query = { uid: true, flags: true, envelope: true, internalDate: true, size: true };
        for await (const { uid, flags, envelope, internalDate, size } of client.fetch('1:*', query))
          state.push([path, uidValidity, uid, [...(flags ?? [])].sort(), envelope?.messageId, internalDate, size]);
      }
      await client.logout();
      return state;
    },
  };
}
