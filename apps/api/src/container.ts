import { fileURLToPath } from 'node:url';
import type { Config } from '#config.ts';
import { createAccounts } from '#container/accounts.ts';
import { createMailboxes } from '#container/mailboxes.ts';
import { createNotices } from '#container/notices.ts';
import { createPayments } from '#container/payments.ts';
import { createPlatform } from '#container/platform.ts';
import { createAdmission } from '#http/admission.ts';
import { createAdmitKey } from '#http/api-key-admission.ts';
import { createAuthenticate } from '#http/authenticate.ts';
import { createHandle } from '#http/handle.ts';
import { createHostCookie } from '#http/host-cookie.ts';
import type { Mounts } from '#http/live-calls.ts';
import { type ApiDescription, describeApi } from '#http/openapi.ts';
import { type Clock, systemClock } from '#lib/clock.ts';
import { readCoverage } from '#lib/coverage.ts';
import { createIdempotency } from '#lib/idempotency.ts';
import { createKeyedHash, deriveKey, keyedHash } from '#lib/keyed-hash.ts';
import { createKnownBrowsers } from '#lib/known-browsers.ts';
import type { Logger } from '#lib/logger.ts';
import { createSignedLinks } from '#lib/signed-links.ts';
import { toSubscriptionRow } from '#lib/subscription-row.ts';
import { accountRoutes } from '#modules/account/account.routes.ts';
import { createExportService } from '#modules/account/export.service.ts';
import { analyticsRoutes } from '#modules/analytics/analytics.routes.ts';
import { createAnalyticsService } from '#modules/analytics/analytics.service.ts';
import { apiKeyRoutes } from '#modules/api-keys/api-key.routes.ts';
import { createApiKeyService } from '#modules/api-keys/api-key.service.ts';
import { createOpenAi } from '#modules/assistant/adapters/openai.adapter.ts';
import { adviceRoutes, checkInRoutes } from '#modules/assistant/advice.routes.ts';
import { createAdviceService } from '#modules/assistant/advice.service.ts';
import { createAnalysisRunner } from '#modules/assistant/analysis-runner.ts';
import { analyzeRoutes, historyRoutes } from '#modules/assistant/assistant.routes.ts';
import { createAssistantService } from '#modules/assistant/assistant.service.ts';
import { createCheckInService } from '#modules/assistant/check-in.service.ts';
import { createPortfolioReader } from '#modules/assistant/portfolio.ts';
import { authRoutes } from '#modules/auth/auth.routes.ts';
import { calendarRoutes } from '#modules/calendar/calendar.routes.ts';
import { createCalendarService } from '#modules/calendar/calendar.service.ts';
import { calendarFeedRoutes, calendarFileRoutes } from '#modules/calendar/calendar-feed.routes.ts';
import { createCalendarFeedService } from '#modules/calendar/calendar-feed.service.ts';
import { checkoutRoutes } from '#modules/checkout/checkout.routes.ts';
import { detectionRoutes } from '#modules/detections/detection.routes.ts';
import { createDetectionService } from '#modules/detections/detection.service.ts';
import { chargeExportRoutes, subscriptionExportRoutes } from '#modules/exports/list-export.routes.ts';
import { createListExportService } from '#modules/exports/list-export.service.ts';
import { familyRoutes } from '#modules/family/family.routes.ts';
import { googleRoutes, providerRoutes, sessionExchangeRoutes } from '#modules/google/google.routes.ts';
import { importRoutes } from '#modules/imports/import.routes.ts';
import { createImportService } from '#modules/imports/import.service.ts';
import { mailboxRoutes } from '#modules/mailbox/mailbox.routes.ts';
import { scanRoutes } from '#modules/mailbox/scan.routes.ts';
import { createConfirmations } from '#modules/mcp/confirmations.ts';
import { mcpRoutes } from '#modules/mcp/mcp.routes.ts';
import { createMcpService } from '#modules/mcp/mcp.service.ts';
import { createEcbRates } from '#modules/rates/adapters/ecb-rates.adapter.ts';
import { createRatesService } from '#modules/rates/rates.service.ts';
import { reminderRoutes } from '#modules/reminders/reminder.routes.ts';
import { createReminderService } from '#modules/reminders/reminder.service.ts';
import { createFactsReader } from '#modules/reminders/reminder-facts.ts';
import { reportRoutes } from '#modules/reports/report.routes.ts';
import { savingsRoutes } from '#modules/savings/savings.routes.ts';
import { createSavingsService } from '#modules/savings/savings.service.ts';
import { statementRoutes } from '#modules/statements/statement.routes.ts';
import { createStatementService } from '#modules/statements/statement.service.ts';
import { createDetailService } from '#modules/subscriptions/detail.service.ts';
import { createStatsService } from '#modules/subscriptions/stats.service.ts';
import { subscriptionRoutes, userRoutes } from '#modules/subscriptions/subscription.routes.ts';
import { createSubscriptionService } from '#modules/subscriptions/subscription.service.ts';
import { supportRoutes } from '#modules/support/support.routes.ts';
import { createSupportService } from '#modules/support/support.service.ts';
import { createReadiness } from '#modules/system/readiness.service.ts';
import { healthRoutes, systemRoutes } from '#modules/system/system.routes.ts';
import {
  confirmationRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  twoStepRoutes,
} from '#modules/two-step/two-step.routes.ts';
import { createCheckInLinks } from '#modules/unused/check-in-links.ts';
import { unusedRoutes } from '#modules/unused/unused.routes.ts';
import { createUnusedService } from '#modules/unused/unused.service.ts';
import { webhookRoutes } from '#modules/webhooks/webhook.routes.ts';
import { createWebhooksService } from '#modules/webhooks/webhook.service.ts';

export type Container = ReturnType<typeof createContainer>;

/** HTTPS, its usual other port, and that of Home Assistant. */
const defaultWebhookPorts = [443, 8443, 8123];

const migrationsDir = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

export type ContainerOptions = {
  /** The time limit of a language model for one question. */
  engineMs?: number;
  /** Name servers for hosts entered by users, as `address:port`; absent means the system's. */
  nameServers?: readonly string[];
  /** Ports that addresses of webhooks may name. */
  webhookPorts?: readonly number[];
};

/** Wires services to their dependencies, with the files of `container/`: nothing else does. */
export function createContainer(
  config: Config,
  logger: Logger,
  clock: Clock = systemClock,
  { engineMs = 25_000, nameServers, webhookPorts = defaultWebhookPorts }: ContainerOptions = {},
) {
  const platform = createPlatform(config, logger, clock);
  const { prisma, pool, close, cookie, tokens, sessions, limiter, events, mails, mailer, jobs, secrets, results } =
    platform;
  const merchantKey = deriveKey(config.passwordPepper, 'merchants of open lines');
  const detections = createDetectionService({
    prisma,
    hashMerchant: (userId, merchant) => keyedHash(merchantKey, userId, merchant),
  });
  const savings = createSavingsService({ prisma, pool });
  const payments = createPayments(platform);
  const mailboxes = createMailboxes(platform, { detections, nameServers });
  const accounts = createAccounts(platform, { ...payments, ...mailboxes });
  const notices = createNotices(platform, { savings, nameServers, webhookPorts });
  const support = createSupportService({ prisma, limiter, jobs, mailer, to: config.supportEmail, clock });
  const rates = createRatesService({ prisma, jobs, source: createEcbRates({ url: config.ratesUrl }), clock, logger });
  const stats = createStatsService({ pool, ratesOn: rates.ratesOn });
  const coverageOf = async (userId: string) => (await readCoverage(pool, userId)).spans;
  const analyses = createAnalysisRunner({
    prisma,
    portfolio: createPortfolioReader({ pool }),
    databaseUrl: config.databaseUrl,
  });
  const advice = createAdviceService({ results, runAnalysis: analyses.run });
  const assistant = createAssistantService({
    ...{ prisma, limiter, results, clock, logger, engineMs, runAnalysis: analyses.run },
    engine: config.openai && createOpenAi(config.openai),
  });
  const statements = createStatementService({
    prisma,
    merchantKey,
    follow: detections.follow,
    offersOf: detections.offersOf,
  });
  const calendarFeeds = createCalendarFeedService({
    ...{ prisma, pool, results, events, clock },
    origin: config.origins[0] ?? '',
    factsOf: createFactsReader(pool),
  });
  const subscriptions = createSubscriptionService({ prisma, pool, events, keepOutcomes: savings.keepOutcomes });
  const mcp = createMcpService({
    sessions: createSignedLinks(config.passwordPepper, 'sessions of programs'),
    confirmations: createConfirmations({ prisma, clock }),
    origin: config.origins[0] ?? '',
    logger,
    runTool: (task) => results.inTurn(task.userId, () => analyses.run({ kind: 'tool', ...task })),
    subscriptions: {
      ...subscriptions,
      update: async (...change) => toSubscriptionRow(await subscriptions.update(...change)),
    },
  });
  const apiKeys = createApiKeyService({ prisma, pool, events, mails, clock });
  const handle = createHandle({
    admission: createAdmission(limiter),
    authenticate: createAuthenticate(cookie, { readSession: sessions.read, readApiKey: apiKeys.read }),
    admitKey: createAdmitKey(limiter),
    idempotency: createIdempotency({ prisma, clock }),
    cookie,
    transactionCookie: createHostCookie('sign-in', config.origins[0] ?? ''),
    secondStepCookie: createHostCookie('second-step', config.origins[0] ?? ''),
    ceremonyCookie: createHostCookie('passkey', config.origins[0] ?? ''),
    browserCookie: createHostCookie('browser', config.origins[0] ?? ''),
    results,
    knownBrowsers: createKnownBrowsers(createKeyedHash(config.passwordPepper, 'known browsers')),
    requireConfirmation: accounts.confirmation.require,
    clock,
  });

  const listExports = createListExportService({ pool, events });
  const readiness = createReadiness({ pool, migrationsDir });
  const product: Mounts = {
    '/api': systemRoutes(handle, readiness, () => description()),
    '/api/auth': authRoutes(handle, accounts),
    '/api/auth/google': googleRoutes(handle, accounts.google),
    '/api/auth/session': sessionExchangeRoutes(handle, accounts.google),
    '/api/auth/passkey': passkeySignInRoutes(handle, accounts.passkeys),
    '/api/auth/providers': providerRoutes(handle, {
      google: config.google !== undefined,
      sandbox: config.emulatedProviders.includes('google'),
      microsoft: mailboxes.providers.outlook !== undefined,
      microsoft_sandbox: config.emulatedProviders.includes('microsoft'),
    }),
    '/api/account': accountRoutes(handle, {
      account: accounts.account,
      exports: createExportService({ prisma, events }),
    }),
    '/api/api-keys': apiKeyRoutes(handle, apiKeys),
    '/api/account/confirm': confirmationRoutes(handle, accounts),
    '/api/account/two-step': twoStepRoutes(handle, accounts.twoStep),
    '/api/account/passkeys': passkeyRoutes(handle, accounts.passkeys),
    '/api/user': userRoutes(handle, stats),
    '/api/subscriptions': [
      subscriptionExportRoutes(handle, listExports),
      importRoutes(handle, createImportService({ prisma, clock })),
      subscriptionRoutes(handle, {
        subscriptions,
        details: createDetailService({ prisma, coverageOf }),
        stats,
      }),
      analyzeRoutes(handle, assistant, advice),
      checkInRoutes(handle, createCheckInService({ prisma })),
    ],
    '/api/charges': chargeExportRoutes(handle, listExports),
    '/api/calendar': [
      calendarRoutes(handle, createCalendarService({ pool, coverageOf })),
      calendarFileRoutes(handle, calendarFeeds),
    ],
    '/api/calendar-feeds': calendarFeedRoutes(handle, calendarFeeds),
    '/api/analytics': analyticsRoutes(
      handle,
      createAnalyticsService({ pool, coverageOf, ratesOnDays: rates.ratesOnDays }),
    ),
    '/api/assistant': [adviceRoutes(handle, advice), historyRoutes(handle, assistant)],
    '/api/reports': reportRoutes(handle, notices.reports),
    '/api/savings': savingsRoutes(handle, savings),
    '/api/unused': unusedRoutes(handle, {
      unused: createUnusedService({ prisma, pool }),
      checkInLinks: createCheckInLinks({ prisma, links: notices.checkInLinks, clock }),
    }),
    '/api/reminders': reminderRoutes(handle, createReminderService({ prisma, pool, clock, ...notices })),
    '/api/mcp': mcpRoutes(handle, mcp),
    '/api/support': supportRoutes(handle, support),
    '/api/webhooks': webhookRoutes(
      handle,
      createWebhooksService({
        prisma,
        secrets,
        events,
        deliver: notices.deliver,
        jobs,
        httpsOnly: config.production,
        clock,
      }),
    ),
    '/api/family': familyRoutes(handle, accounts),
    '/api/email': [
      detectionRoutes(handle, detections),
      mailboxRoutes(handle, mailboxes.connections),
      scanRoutes(handle, mailboxes.scans),
    ],
    '/api/payments': checkoutRoutes(handle, payments),
    '/api/bank-statement': statementRoutes(handle, statements),
  };
  const serves = config.roles.includes('api');
  const mounts: Mounts = serves ? product : { '/api': healthRoutes(handle, readiness) };
  const closeAll = async () => {
    await jobs.stop();
    await analyses.close();
    await close();
  };
  let described: ApiDescription | undefined;
  const description = () => (described ??= describeApi(mounts, cookie.name));

  return {
    config,
    logger,
    cookie,
    serves,
    mounts,
    prisma,
    pool,
    tokens,
    jobs,
    secrets,
    rescan: mailboxes.scans.rescan,
    reconciliation: payments.reconciliation,
    rates,
    deliveries: notices.deliveries,
    /** Stores and queues the reminders of everybody whose hour has come. */
    remind: notices.reminderRun.run,
    /** Mails the reports of the month before to those who want them. */
    mailReports: notices.reportRun.run,
    close: closeAll,
  };
}
