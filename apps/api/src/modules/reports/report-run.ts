import type { PrismaClient } from '@kumbara/prisma/client';
import { addMonths, defaultLanguage, isLanguage, plans, startOfMonth, type Tier } from '@kumbara/shared';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type pg from 'pg';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import { fromDay } from '#lib/day.ts';
import { heldPlan } from '#lib/held-plan.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Mailer } from '#lib/mailer.ts';
import type { ReportService } from './report.service.ts';
import { composeReport } from './report-mail.ts';

const dueJob = { name: 'due-reports', schema: z.object({}), cron: '7 * * * *' } satisfies Job;
const mailJob = {
  name: 'report-mail',
  schema: z.object({ user_id: z.uuid(), month: z.iso.date() }),
  queue: { heartbeatSeconds: 30, deleteAfterSeconds: 3600 },
} satisfies Job;

/** After these days of a month, the report of the one before is no news. */
const firstDays = 5;
const perRound = 500;
/** A worker that has not ended by then is dead, and another one sends. */
const leaseMs = minutesToMilliseconds(5);

/** Everybody who wants a report and has none of the month before yet; `$1` is now. Days and hours are the user's. */
const due = `
  SELECT s.user_id, to_char(date_trunc('month', l.now) - interval '1 month', 'YYYY-MM-DD') AS month, ${heldPlan} AS tier
  FROM reminder_settings s JOIN users u ON u.id = s.user_id
  CROSS JOIN LATERAL (SELECT $1::timestamptz AT TIME ZONE u.time_zone AS now) l
  WHERE s.monthly_report AND u.email_verified AND extract(day FROM l.now) <= ${firstDays}
    AND extract(hour FROM l.now) >= s.hour AND NOT EXISTS (
      SELECT FROM report_mails m WHERE m.user_id = s.user_id
        AND m.month = (date_trunc('month', l.now) - interval '1 month')::date)
  ORDER BY s.user_id LIMIT ${perRound}`;

const recipient = `
  SELECT u.email, u.name, u.language, to_char($2::timestamptz AT TIME ZONE u.time_zone, 'YYYY-MM-DD') AS today
  FROM reminder_settings s JOIN users u ON u.id = s.user_id
  WHERE s.user_id = $1 AND s.monthly_report AND u.email_verified`;

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  jobs: Jobs;
  mailer: Mailer;
  reports: ReportService;
  links: {
    reportPage: (period: string) => string;
    stopPage: (userId: string, scope: 'monthly_report') => string;
    oneClick: (userId: string, scope: 'monthly_report') => string;
  };
  clock: Clock;
};

/** Mails the report of the month before in the first days of a month, to each user once. */
export function createReportRun({ prisma, pool, jobs, mailer, reports, links, clock }: Needs) {
  async function run(): Promise<void> {
    const { rows } = await pool.query<{ user_id: string; month: string; tier: Tier }>(due, [clock()]);
    for (const { user_id, month, tier } of rows) {
      await prisma.$transaction(async (tx) => {
        // The key makes it one beside other workers. A plan without reports gets none of this month either.
        const { count } = await tx.reportMail.createMany({
          data: [{ user_id, month: fromDay(month), created_at: clock() }],
          skipDuplicates: true,
        });
        if (count > 0 && plans[tier].features.export) await jobs.send(mailJob, { user_id, month }, { tx });
      });
    }
    if (rows.length === perRound) await run();
  }

  jobs.on(dueJob, run);

  jobs.on(mailJob, async ({ user_id, month }) => {
    const now = clock();
    const unsent = { user_id, month: fromDay(month), sent_at: null };
    const { count } = await prisma.reportMail.updateMany({
      where: { ...unsent, OR: [{ sending_at: null }, { sending_at: { lt: new Date(now.getTime() - leaseMs) } }] },
      data: { sending_at: now },
    });
    if (count === 0) {
      if ((await prisma.reportMail.count({ where: unsent })) > 0) throw new Error('another worker sends this report');
      return;
    }
    const release = () => prisma.reportMail.updateMany({ where: unsent, data: { sending_at: null } });
    try {
      const {
        rows: [user],
      } = await pool.query<{ email: string; name: string; language: string; today: string }>(recipient, [user_id, now]);
      // Switched off meanwhile, or too late.
      if (!user || addMonths(month, 1) !== startOfMonth(user.today)) return;
      const report = await reports.read(user_id, month.slice(0, 7), user.today);
      await mailer.send({
        to: user.email,
        // The same for every attempt, by which a second one is recognised.
        id: `report.${user_id}.${month.slice(0, 7)}`,
        headers: {
          'List-Unsubscribe': `<${links.oneClick(user_id, 'monthly_report')}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        ...composeReport(report, {
          name: user.name,
          language: isLanguage(user.language) ? user.language : defaultLanguage,
          link: links.reportPage(report.period),
          stopLink: links.stopPage(user_id, 'monthly_report'),
        }),
      });
      await prisma.reportMail.updateMany({ where: unsent, data: { sent_at: clock() } });
    } catch (error) {
      await release();
      throw error;
    }
  });

  return { run };
}
