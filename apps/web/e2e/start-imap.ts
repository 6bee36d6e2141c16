import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dovecot, startDovecot } from '@kumbara/launcher/dovecot-server';
import { generateMailbox, writeEml } from '@kumbara/samples';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts an IMAP server with one filled mailbox, and an instance of the app that is allowed to reach it.
 */
export async function startWithImap() {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-own-imap-'));
  const dovecot = await startDovecot(selfSigned(folder));
  const user = await fillMailbox(dovecot);
  const app = spawn(process.execPath, ['packages/launcher/bootstrap.mjs', 'start', '--throwaway'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
      ALLOWED_PRIVATE_HOSTS: `localhost:${dovecot.port}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  app.stdout.on('data', (piece) => {
    output += piece;
  });
  const gone = once(app, 'exit');
  const address = () => /http:\/\/localhost:\d+/.exec(output)?.[0];
  while (!address() && app.exitCode === null) await Promise.race([once(app.stdout, 'data'), gone]);
  return {
    baseURL: address() ?? '',
    user: { ...user, server: 'localhost', port: dovecot.port },
    async end() {
      app.kill('SIGTERM');
      await gone;
      await dovecot.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a self-signed certificate, which only the test instance trusts. */
function selfSigned(folder: string) {
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...newKey, '-days', '2', ...name, '-out', 'cert.pem'], {
    cwd: folder,
    stdio: 'pipe',
  });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { cert: read('cert.pem'), key: read('key.pem') };
}

/** Fills the mailbox with unread mails of half a year. */
async function fillMailbox({ mailDir, usersDir, changeOwner }: Dovecot) {
  const user = { email: 'ayse@posta.example', password: 'uygulama şifresi 1' };
  const entry = join(usersDir, user.email);
  writeFileSync(entry, `${user.email}:{PLAIN}${user.password}\n`);
  changeOwner(entry);
  for (const name of ['', 'cur', 'new', 'tmp']) {
    mkdirSync(join(mailDir, user.email, name), { recursive: true });
    changeOwner(join(mailDir, user.email, name));
  }
  const today = new Date().toISOString().slice(0, 10);
  const { mails } = await generateMailbox({
    seed: 'own imap',
    country: 'TR',
    months: 6,
    today,
    subscriptions: 6,
    noise: 5,
  });
  for (const [n, { content, mimeEncoding }] of mails.entries()) {
    const file = join(mailDir, user.email, 'new', `${Math.floor(content.date.getTime() / 1000)}.M${n}.example`);
    writeFileSync(file, writeEml(content, mimeEncoding));
    changeOwner(file);
  }
  return user;
}
