/** Bytes of a text file to text: by byte order mark, else UTF-8 where it is valid, else the likelier Windows code page. */
export function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(declared(bytes) ?? likelyCodePage(bytes)).decode(bytes);
  }
}

function declared(bytes: Buffer): string | undefined {
  const name = /charset\s*=\s*["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 2048))?.[1]?.toLowerCase();
  return name && /^(windows-125\d|iso-8859-\d+|macintosh)$/.test(name) ? name : undefined;
}

/**
 * ş, ı, ğ, İ of windows-1254 stand where windows-1252 has þ, ý, ð, Ý, which statements hardly print;
 * windows-1250 shows itself by ł, ą, ś, ź, ő, ű where the others have ³, ¹, œ, Ÿ, õ, û.
 */
function likelyCodePage(bytes: Buffer): string {
  const count = (codes: number[]) => bytes.reduce((sum, byte) => sum + (codes.includes(byte) ? 1 : 0), 0);
  const turkish = count([0xfe, 0xfd, 0xf0, 0xdd, 0xde, 0xd0]);
  const central = count([0xb3, 0xb9, 0x9c, 0x9f, 0xbf, 0xf5, 0xfb, 0xa3]);
  if (turkish > central) return 'windows-1254';
  return central > 0 ? 'windows-1250' : 'windows-1252';
}
