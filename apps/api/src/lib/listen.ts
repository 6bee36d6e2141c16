import type pg from 'pg';

const againMs = 1_000;

/**
 * Listens to NOTIFY on one connection that is taken from the pool, and replaced when it breaks.
 * @returns the interface that pg-boss expects; pg-boss polls for notifications that were lost without a connection
 */
export const createListen =
  (pool: pg.Pool) => async (channel: string, onNotification: (payload: string) => void, onConnected: () => void) => {
    let isClosed = false;
    let client: pg.PoolClient | undefined;
    let again: NodeJS.Timeout | undefined;

    function release(): void {
      client?.release(true);
      client = undefined;
    }
    async function connect(): Promise<void> {
      const taken = await pool.connect();
      if (isClosed) return taken.release();
      client = taken;
      // Without a listener an error would end the process; the `end` event follows.
      taken.on('error', () => {});
      taken.once('end', () => {
        if (client === taken) connectAgain();
      });
      taken.on('notification', ({ payload = '' }) => onNotification(payload));
      await taken.query(`LISTEN ${taken.escapeIdentifier(channel)}`);
      onConnected();
    }
    function connectAgain(): void {
      release();
      if (isClosed) return;
      clearTimeout(again);
      again = setTimeout(() => connect().catch(connectAgain), againMs);
    }

    await connect().catch(connectAgain);
    return {
      close: async () => {
        isClosed = true;
        clearTimeout(again);
        release();
      },
    };
  };
