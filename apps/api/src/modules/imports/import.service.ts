import { Prisma, type PrismaClient, type SubscriptionImport } from '@kumbara/prisma/client';
import type { ImportChoice, ImportMapping, IsoDate, Language } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay, toDay } from '#lib/day.ts';
import type { Identity } from '#lib/identity.ts';
import { countFreePlaces, lockOwner, requireRoomForRow } from '#lib/owner-lock.ts';
import { dropOldest, requireRoomIn } from '#lib/row-ceilings.ts';
import { openSavings } from '#lib/savings-ledger.ts';
import { compareRows, versionOf } from './compare-rows.ts';
import { guessMapping } from './guess-mapping.ts';
import { columnsOf, digestOf } from './imported-columns.ts';
import { readRows } from './read-rows.ts';
import { readTable, type Table } from './read-table.ts';
import { type Replaced, replaceBy, restore } from './replace-rows.ts';

export type ImportService = ReturnType<typeof createImportService>;
export type Preview = Awaited<ReturnType<ImportService['upload']>>;

type Owner = Pick<Identity, 'id' | 'tier' | 'currency'>;
type Added = { id: string; name: string; digest: string };
type Undone = { removed: number; restored: number; kept: { id: string; name: string }[] };

const undoDays = 30;
/** Files that were read and not applied. */
const maxPreviews = 10;

export function createImportService({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  const read = async (db: Transaction, user_id: string, id: string) => {
    const stored = await db.subscriptionImport.findUnique({ where: { user_id_id: { user_id, id } } });
    if (!stored) throw new AppError('not_found');
    return stored;
  };

  async function compare(db: Transaction, owner: Owner, table: Table, mapping: ImportMapping, today: IsoDate) {
    const subscriptions = await db.subscription.findMany({ where: { user_id: owner.id }, orderBy: { id: 'asc' } });
    const rows = readRows(table, { mapping, currency: owner.currency, today });
    return compareRows(rows, subscriptions, { mapping, today });
  }

  async function preview(owner: Owner, stored: SubscriptionImport, mapping: ImportMapping, today: IsoDate) {
    const table = tableOf(stored);
    const [rows, free_places] = await Promise.all([
      compare(prisma, owner, table, mapping, today),
      countFreePlaces(prisma, owner.id, owner.tier),
    ]);
    return { stored, table, mapping, free_places, rows };
  }

  return {
    /** Reads a file and says what adding it would do. */
    async upload(
      owner: Owner,
      file: { bytes: Uint8Array; fileName: string },
      { language, today, signal }: { language: Language; today: IsoDate; signal: AbortSignal },
    ) {
      const table = await readTable({ bytes: file.bytes, owner: owner.id, signal });
      const stored = await prisma.$transaction(async (tx) => {
        await lockOwner(tx, owner.id);
        const row = await tx.subscriptionImport.create({
          data: { user_id: owner.id, file_name: file.fileName.slice(-120), cells: table, created_at: clock() },
        });
        const surplus = await tx.subscriptionImport.findMany({
          where: { user_id: owner.id, applied_at: null },
          orderBy: { id: 'desc' },
          skip: maxPreviews,
          select: { id: true },
        });
        await tx.subscriptionImport.deleteMany({
          where: { user_id: owner.id, id: { in: surplus.map(({ id }) => id) } },
        });
        await dropOldest(tx, 'subscription_imports', owner.id);
        return row;
      });
      return preview(owner, stored, guessMapping(table, language), today);
    },

    /** The same file, read in another way. */
    async remap(owner: Owner, id: string, mapping: ImportMapping, today: IsoDate) {
      const stored = await read(prisma, owner.id, id);
      return preview(owner, stored, mapping, today);
    },

    /** Adds and replaces by the chosen rows, all or none. An import that was applied already is answered as it is. */
    apply: (owner: Owner, id: string, choice: ImportChoice, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, owner.id);
        const stored = await read(tx, owner.id, id);
        if (stored.applied_at) return describe(stored, clock());
        const rows = await compare(tx, owner, tableOf(stored), choice.mapping, today);
        // The user chose from a preview of the list as it was then: another import or an edit may have come between.
        if (versionOf(rows) !== choice.version) throw new AppError('import_outdated');
        const chosen = new Set(choice.rows);
        const adding = rows.filter(({ row }) => chosen.has(row)).flatMap(({ imported }) => imported ?? []);
        if (adding.length < chosen.size) throw refuseField('rows', 'invalid');
        const replacing = (choice.replace ?? []).map(({ row, id: target }) => {
          const imported = chosen.has(row) ? undefined : rows[row]?.imported;
          if (!imported) throw refuseField('replace', 'invalid');
          return { imported, target };
        });
        // Each row and each subscription once.
        const once = new Set(choice.replace?.flatMap(({ row, id: target }) => [row, target]));
        if (once.size < 2 * replacing.length) throw refuseField('replace', 'invalid');
        const active = adding.filter(({ status }) => status === 'active').length;
        await requireRoomForRow(tx, owner.id, tier, { active, all: adding.length });
        await requireRoomIn(tx, 'price_changes', owner.id, adding.length);
        // The list shows the newest first, and a file the first first.
        const created = await tx.subscription.createManyAndReturn({
          data: adding.toReversed().map((one) => ({ ...columnsOf(one), user_id: owner.id })),
        });
        await openSavings(tx, owner.id, created);
        await tx.priceChange.createMany({
          data: created.map(({ user_id, id: subscription_id, amount, currency, started_on }) => ({
            ...{ user_id, subscription_id, amount, currency, source: 'manual' as const },
            date: started_on && toDay(started_on) < today ? started_on : fromDay(today),
          })),
        });
        const replaced: Replaced[] = [];
        for (const { imported, target } of replacing)
          replaced.push(await replaceBy(tx, { userId: owner.id, tier, id: target }, imported, choice.mapping, today));
        const added = created.map((row): Added => ({ id: row.id, name: row.name, digest: digestOf(row) }));
        const applied = await tx.subscriptionImport.update({
          where: { user_id_id: { user_id: owner.id, id } },
          data: { cells: Prisma.DbNull, added, replaced, applied_at: clock() },
        });
        return describe(applied, clock());
      }),

    /** Removes what the import added and restores what it replaced, but for what was changed or used since. */
    undo: (userId: string, id: string, today: IsoDate) =>
      prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, userId);
        const stored = await read(tx, userId, id);
        if (!canUndo(stored, clock())) throw new AppError('nothing_to_undo');
        const added = new Map(addedOf(stored).map((one) => [one.id, one.digest]));
        const rows = await tx.subscription.findMany({
          where: { user_id: userId, id: { in: [...added.keys()] } },
          include: { _count: { select: { decisions: true, check_ins: true } }, unused_dismissal: true },
          orderBy: { id: 'desc' },
        });
        const isUntouched = ({ _count: used, unused_dismissal, ...row }: (typeof rows)[number]) =>
          digestOf(row) === added.get(row.id) && used.decisions + used.check_ins === 0 && !unused_dismissal;
        const removed = rows.filter(isUntouched).map((row) => row.id);
        const kept = rows.filter((row) => !removed.includes(row.id)).map(({ id, name }) => ({ id, name }));
        await tx.subscription.deleteMany({ where: { user_id: userId, id: { in: removed } } });
        let restored = 0;
        for (const one of replacedOf(stored)) {
          const isRestored = await restore(tx, { userId, tier }, one, today);
          if (isRestored) restored += 1;
          else kept.push({ id: one.id, name: one.name });
        }
        const undone = await tx.subscriptionImport.update({
          where: { user_id_id: { user_id: userId, id } },
          data: { undone: { removed: removed.length, restored, kept } satisfies Undone },
        });
        return describe(undone, clock());
      }),

    /** Imports that were applied, the newest first. */
    async list(user_id: string) {
      const rows = await prisma.subscriptionImport.findMany({
        where: { user_id, applied_at: { not: null } },
        orderBy: { applied_at: 'desc' },
        take: 20,
      });
      return rows.map((row) => describe(row, clock()));
    },
  };
}

function tableOf({ cells }: SubscriptionImport): Table {
  // It was applied, and its cells were dropped.
  if (!cells) throw new AppError('not_found');
  return cells as Table;
}

const addedOf = ({ added }: SubscriptionImport) => (added ?? []) as Added[];

const replacedOf = ({ replaced }: SubscriptionImport) => (replaced ?? []) as Replaced[];

const undoUntil = ({ applied_at }: SubscriptionImport): Date | undefined =>
  applied_at ? new Date(applied_at.getTime() + undoDays * millisecondsInDay) : undefined;

function canUndo(stored: SubscriptionImport, now: Date): boolean {
  const until = undoUntil(stored);
  return until !== undefined && stored.undone === null && now <= until;
}

const describe = (stored: SubscriptionImport, now: Date) => ({
  ...{ id: stored.id, file_name: stored.file_name },
  applied_at: (stored.applied_at ?? now).toISOString(),
  added: addedOf(stored).length,
  replaced: replacedOf(stored).length,
  undo_until: canUndo(stored, now) ? (undoUntil(stored)?.toISOString() ?? null) : null,
  // Earlier versions replaced nothing.
  undone: (stored.undone && { restored: 0, ...(stored.undone as object) }) as Undone | null,
});
