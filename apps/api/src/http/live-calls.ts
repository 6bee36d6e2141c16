import type { Router } from 'express';
import { type Contract, contractOf } from './contract.ts';

/** Several routers may be mounted at one path. */
export type Mounts = Record<string, Router | Router[]>;
export type LiveCall = { method: string; path: string; contract: Contract };

/** Every call of the mounted routers, as `GET /api/subscriptions/:id`. */
export const liveCalls = (mounts: Mounts): LiveCall[] =>
  Object.entries(mounts).flatMap(([prefix, routers]) =>
    [routers]
      .flat()
      .flatMap(({ stack }) => stack)
      .flatMap(({ route }) =>
        (route?.stack ?? []).map(({ method, handle }) => {
          const contract = contractOf(handle);
          if (!contract) throw new Error(`${method} ${prefix}${route?.path} has no contract`);
          return { method: method.toUpperCase(), path: `${prefix}${route?.path}`.replace(/\/$/, ''), contract };
        }),
      ),
  );
