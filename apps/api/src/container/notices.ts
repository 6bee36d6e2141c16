import { createDialer } from '#lib/dialer.ts';
import { createNameResolver } from '#lib/name-resolver.ts';
import { createSignedLinks } from '#lib/signed-links.ts';
import { createWebPush } from '#modules/reminders/adapters/web-push.adapter.ts';
import { createReminderLinks } from '#modules/reminders/reminder-links.ts';
import { createReminderRun } from '#modules/reminders/reminder-run.ts';
import { createReminderSending } from '#modules/reminders/reminder-sending.ts';
import { createReportService } from '#modules/reports/report.service.ts';
import { createReportRun } from '#modules/reports/report-run.ts';
import type { SavingsService } from '#modules/savings/savings.service.ts';
import { createWebhookSender } from '#modules/webhooks/adapters/http-webhook-sender.adapter.ts';
import { writeDailyEvents } from '#modules/webhooks/daily-events.ts';
import { createDeliver } from '#modules/webhooks/deliver.ts';
import { createDeliveryQueue } from '#modules/webhooks/delivery-queue.ts';
import { createDisable } from '#modules/webhooks/webhook-states.ts';
import type { Platform } from './platform.ts';

type Options = {
  savings: SavingsService;
  nameServers: readonly string[] | undefined;
  /** Ports that addresses of webhooks may name. */
  webhookPorts: readonly number[];
};

/** What the product sends by itself: reminders, reports and webhooks. */
export function createNotices(
  { config, prisma, pool, jobs, vault, mailer, mails, events, limiter, clock, logger }: Platform,
  { savings, nameServers, webhookPorts }: Options,
) {
  const checkInLinks = createSignedLinks(config.passwordPepper, 'links of check-ins');
  const links = createReminderLinks({
    origin: config.origins[0] ?? '',
    stop: createSignedLinks(config.passwordPepper, 'links that end reminders'),
    checkIn: checkInLinks,
  });
  const push =
    config.vapid &&
    createWebPush({
      vapid: { ...config.vapid, subject: `mailto:${config.supportEmail.replace(/^.*<|>$/g, '')}` },
      allowedPrivateHosts: config.allowedPrivateHosts,
    });
  const sending = createReminderSending({ prisma, pool, jobs, mailer, push, limiter, links, clock });
  const reports = createReportService({ pool, verifiedBetween: savings.verifiedBetween });
  const reportRun = createReportRun({ prisma, pool, jobs, mailer, reports, links, clock });
  const reminderRun = createReminderRun({
    ...{ prisma, pool, jobs, sending, clock, logger },
    writeEvents: writeDailyEvents,
  });
  const deliver = createDeliver({
    ...{ pool, vault, clock, origin: config.origins[0] ?? '' },
    send: createWebhookSender({
      dialer: createDialer({
        allowedPrivateHosts: config.allowedPrivateHosts,
        ports: config.production ? webhookPorts : [...webhookPorts, 80],
        resolve: createNameResolver(nameServers),
        latestMs: 5_000,
      }),
      httpsOnly: config.production,
    }),
  });
  const deliveries = createDeliveryQueue({
    ...{ prisma, jobs, deliver, clock, logger },
    disable: createDisable({ prisma, events, mails }),
  });
  return { checkInLinks, links, push, sending, reports, reportRun, reminderRun, deliver, deliveries };
}
