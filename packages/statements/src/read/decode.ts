import { detectUtf16 } from '#intake/utf16.ts';

/** Decodes a text file: UTF-16 where detected, else UTF-8 where valid, else the likelier Windows code page. */
export function decode(bytes: Buffer): string {
  const utf16 = detectUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
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
 * ş, ı, ğ, İ of windows-1254 have the codes of þ, ý, ð, Ý in windows-1252, which statements hardly print. Polish text
 * in windows-1250 has ł, ą, ż inside words where the others have ³, ¹, ¿. Hungarian ő and ű look like õ and û, so
 * Hungarian is recognised by its words.
 */
function likelyCodePage(bytes: Buffer): string {
  const latin = bytes.toString('latin1');
  const turkish = latin.match(/[\xfe\xfd\xf0\xdd\xde\xd0]/g)?.length ?? 0;
  const polish = latin.match(/[a-z][\xb3\xb9\xbf\x9c\x9f]|[\xb3\xb9\xbf\x9c\x9f][a-z]/gi)?.length ?? 0;
  if (turkish > polish) return 'windows-1254';
  if (polish > 0 && /z\xb3|\bPLN\b|kwota|saldo/i.test(latin)) return 'windows-1250';
  return /\bHUF\b|\bFt\b|k\xf6nyvel|sz\xe1mla/i.test(latin) ? 'windows-1250' : 'windows-1252';
}
