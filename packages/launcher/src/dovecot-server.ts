import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dovecotPath, findMissingRequirement } from './dovecot.ts';
import { findFreePort } from './free-port.ts';
import { stopWithParent } from './stop-with-parent.ts';

export type Dovecot = {
  /** Implicit TLS. */
  port: number;
  /** STARTTLS, which is required. */
  starttlsPort: number;
  /** Holds a Maildir for each user, named like the user, with a folder `Archive`. */
  mailDir: string;
  /** One file for each user, named like the user: `name:{PLAIN}password`. A change is seen within a second. */
  usersDir: string;
  /** Makes the server's user the owner of a file or folder. */
  changeOwner(path: string): void;
  /** Content of the server's log. */
  log(): string;
  /** Stops the server and removes its files. May be called twice. */
  stop(): Promise<void>;
};

const startTimeout = 10_000;
const username = (flag: string, user?: string) =>
  spawnSync('id', [flag, ...(user ? [user] : [])], { encoding: 'utf8' }).stdout.trim();

/**
 * Starts a Dovecot on loopback with Maildirs in a temporary folder and waits until it accepts connections. As root it
 * runs as `nobody`. It stops with this process, even when this process is killed.
 *
 * @param certificate PEM files of the server's certificate and its key
 */
export async function startDovecot(certificate: { cert: string; key: string }): Promise<Dovecot> {
  const missing = findMissingRequirement();
  if (missing) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-imap-'));
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? 'nobody' : username('-un');
  const identity = { uid: Number(username('-u', user)), gid: Number(username('-g', user)) };
  const changeOwner = (path: string) => chownSync(path, identity.uid, identity.gid);
  const ports = { imaps: await findFreePort(), imap: await findFreePort() };
  for (const name of ['', 'run', 'state', 'mail', 'users']) {
    mkdirSync(join(folder, name), { recursive: true });
    changeOwner(join(folder, name));
  }
  const files = { conf: join(folder, 'dovecot.conf'), key: join(folder, 'key.pem'), log: join(folder, 'log') };
  writeFileSync(join(folder, 'cert.pem'), certificate.cert);
  writeFileSync(files.key, certificate.key, { mode: 0o600 });
  writeFileSync(files.conf, settings(folder, { user, group: username('-gn', user), ...identity }, ports));
  changeOwner(files.key);

  const server = spawn('dovecot', ['-F', '-c', files.conf], {
    ...(process.getuid?.() === 0 ? identity : {}),
    cwd: folder,
    env: { PATH: dovecotPath() },
    stdio: 'ignore',
    detached: true,
  });
  const exited = new Promise<void>((done) => server.once('exit', () => done()));
  const cancelWatch = stopWithParent(server, 'TERM');
  const log = () => (existsSync(files.log) ? readFileSync(files.log, 'utf8') : '');
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await exited;
    cancelWatch();
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startTimeout;
  while (!(await isListening(ports.imaps))) {
    if (Date.now() > deadline || server.exitCode !== null) {
      const output = log();
      await stop();
      throw new Error(`Dovecot does not start: ${output}`);
    }
    await sleep(20);
  }
  return {
    port: ports.imaps,
    starttlsPort: ports.imap,
    mailDir: join(folder, 'mail'),
    usersDir: join(folder, 'users'),
    changeOwner,
    log,
    stop,
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

type Runner = { user: string; group: string; uid: number; gid: number };

/** Configuration of version 2.3. It needs no root: no chroot, one user, ports above 1024. */
const settings = (folder: string, { user, group, uid, gid }: Runner, ports: { imaps: number; imap: number }) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
instance_name = kumbara-tests
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_fsync = never
mail_location = maildir:${folder}/mail/%u
mail_max_userip_connections = 100
auth_failure_delay = 0
auth_mechanisms = plain login
ssl = required
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users/%u
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Archive {
    special_use = \\Archive
    auto = create
  }
  mailbox Junk {
    special_use = \\Junk
    auto = create
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
`;
