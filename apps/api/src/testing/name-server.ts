import { createSocket } from 'node:dgram';
import { type AddressInfo, isIPv4 } from 'node:net';

const types = { a: 1, aaaa: 28 };
const noSuchName = 3;

/** The name of a query's question, and the bytes of the question. */
function questionOf(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), bytes: query.subarray(12, at + 5) };
}

const bytesOf = (address: string) =>
  isIPv4(address)
    ? Buffer.from(address.split('.').map(Number))
    : Buffer.from(
        address
          .split(':')
          .map((group) => group.padStart(4, '0'))
          .join(''),
        'hex',
      );

/**
 * A name server on loopback (RFC 1035, without TCP).
 * @param names their addresses (IPv6 without `::`), or `silent` for a name that gets no answer; a name `*` is every other
 */
export async function startNameServer(names: Record<string, string[] | 'silent'>) {
  const asked: string[] = [];
  const socket = createSocket('udp4', (query, { address, port }) => {
    const { name, type, bytes } = questionOf(query);
    asked.push(name);
    const found = names[name] ?? names['*'];
    if (found === 'silent') return;
    const answers = (found ?? []).filter((one) => (isIPv4(one) ? types.a : types.aaaa) === type).map(bytesOf);
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(found ? 0x8180 : 0x8180 | noSuchName, 2);
    header.writeUInt16BE(answers.length, 6);
    header.fill(0, 8);
    const records = answers.map((data) => {
      // A pointer to the name of the question, type, class IN, 60 seconds, length.
      const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
      return Buffer.concat([record, data]);
    });
    socket.send(Buffer.concat([header, bytes, ...records]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    /** The names of all queries, in their order. */
    asked,
    close: () => new Promise<void>((done) => socket.close(done)),
  };
}
