import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('writes of an error what went wrong, and nothing that hangs on it', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('connection lost'), { code: 'ECONNRESET', client: { secretKey: 'canary' } });
  const error = Object.assign(new Error('query failed', { cause }), { parameters: ['canary'] });
  logger.error({ err: error }, 'a request failed');
  logger.error({ err: { password: 'canary' } }, 'something that is no error');
  expect(lines.join()).not.toContain('canary');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'a request failed',
    err: { type: 'Error', message: 'query failed', cause: { message: 'connection lost', code: 'ECONNRESET' } },
  });
});
