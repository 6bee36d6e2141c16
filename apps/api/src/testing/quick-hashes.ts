import bcrypt from 'bcrypt';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * For a test file that is about who may what with a password, and not about what a hash costs: bcrypt with the lowest
 * cost it knows. Nobody's hash costs what it does in life and matches nothing. Call it once at the top.
 */
export function hashQuickly(): void {
  beforeAll(() => {
    const { hash, compare } = bcrypt;
    vi.spyOn(bcrypt, 'hash').mockImplementation((text: string | Buffer) => hash(text, 4));
    vi.spyOn(bcrypt, 'compare').mockImplementation(async (text: string | Buffer, stored: string) =>
      stored.startsWith('$2b$12$') ? false : compare(text, stored),
    );
  });
  afterAll(() => vi.restoreAllMocks());
}
