import bcrypt from 'bcrypt';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Uses bcrypt with its lowest cost, for tests about permissions and not about the cost of hashing. The hash compared
 * for unknown users keeps its invalid value. Call it once at the top of a test file.
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
