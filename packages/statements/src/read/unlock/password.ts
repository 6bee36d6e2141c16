import { StatementError } from '#errors.ts';

/** Excel's password for workbooks that are only protected against changes. */
const defaultPassword = 'VelvetSweatshop';

/** The longest password that Office accepts. */
const maxLength = 255;

/**
 * Opens a document with the user's password, or with the default one of Excel.
 * @param open returns undefined for a wrong password
 * @throws StatementError statement_encrypted without a password, statement_wrong_password with a wrong one
 */
export function openWithPassword<T>(password: string | undefined, open: (utf16: Buffer) => T | undefined): T {
  for (const tried of password === undefined ? [defaultPassword] : [password, defaultPassword]) {
    const opened = tried.length <= maxLength ? open(Buffer.from(tried, 'utf16le')) : undefined;
    if (opened !== undefined) return opened;
  }
  throw new StatementError(password === undefined ? 'statement_encrypted' : 'statement_wrong_password');
}

export const le32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
