import type pg from 'pg';

const againMs = 1_000;

/**
 * Hears what is told by NOTIFY, over one connection of the pool that is kept for it and taken anew when it breaks.
 * @returns in the shape that pg-boss asks for; what it is told while there is no connection it looks up afterwards
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
      // Without a listener it would end the process; the end comes behind it.
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
