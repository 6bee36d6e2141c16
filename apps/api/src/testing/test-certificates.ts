import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

export type Certificate = { cert: string; key: string };

/** A certificate authority for one test file, created with openssl because Node cannot create certificates. */
export function makeCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'kumbara-ca-'));
  const at = (name: string) => join(folder, name);
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  openssl('req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Test', '-keyout', 'ca.key', '-out', 'ca.pem');
  return {
    authority: readFileSync(at('ca.pem'), 'utf8'),
    /** @param names as written in the certificate: `DNS:localhost`, `IP:127.0.0.1` */
    issue(...names: string[]): Certificate {
      openssl('req', ...newKey, '-subj', '/CN=server', '-keyout', 'key.pem', '-out', 'request.pem');
      writeFileSync(at('names'), `subjectAltName=${names.join(',')}`);
      const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
      openssl('x509', '-req', '-in', 'request.pem', ...by, '-out', 'cert.pem');
      return { cert: readFileSync(at('cert.pem'), 'utf8'), key: readFileSync(at('key.pem'), 'utf8') };
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Trusts an authority in the running process, like NODE_EXTRA_CA_CERTS at its start.
 * @param alone trusts no other authority
 * @returns a function that restores the trusted authorities
 */
export function trust(authority: string, { alone = false } = {}): () => void {
  const before = getCACertificates('default');
  setDefaultCACertificates(alone ? [authority] : [...before, authority]);
  return () => setDefaultCACertificates(before);
}
