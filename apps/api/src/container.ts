import { fileURLToPath } from 'node:url';
import type { Config } from '#config.ts';
import { createAdmission } from '#http/admission.ts';
import { createAdmitKey } from '#http/api-key-admission.ts';
import { createAuthenticate } from '#http/authenticate.ts';
import { createHandle } from '#http/handle.ts';
import { createHostCookie } from '#http/host-cookie.ts';
import type { Mounts } from '#http/live-calls.ts';
import { type ApiDescription, describeApi } from '#http/openapi.ts';
import { type Clock, systemClock } from '#lib/clock.ts';
import { readCoverage } from '#lib/coverage.ts';
import { openDatabase } from '#lib/database.ts';
import { createDialer } from '#lib/dialer.ts';
import { createIdempotency } from '#lib/idempotency.ts';
import { createJobs } from '#lib/jobs.ts';
import { createKeyedHash, deriveKey, keyedHash } from '#lib/keyed-hash.ts';
import { createKnownBrowsers } from '#lib/known-browsers.ts';
import type { Logger } from '#lib/logger.ts';
import { createMailer } from '#lib/mailer.ts';
import { createAccountMails } from '#lib/mails/account-mails.ts';
import { createFamilyMails } from '#lib/mails/family-mails.ts';
import { createNameResolver } from '#lib/name-resolver.ts';
import { createOneTimeCodes } from '#lib/one-time-codes.ts';
import { createPasswords } from '#lib/passwords.ts';
import { createDropPreregistration } from '#lib/preregistration.ts';
import { createRateLimiter } from '#lib/rate-limiter.ts';
import { createSecondFactors } from '#lib/second-factors.ts';
import { createSecondStep } from '#lib/second-step.ts';
import { createSecrets } from '#lib/secrets.ts';
import { createSecurityEvents } from '#lib/security-events.ts';
import { createSessionTokens } from '#lib/session-tokens.ts';
import { createSessions } from '#lib/sessions.ts';
import { createSignUpLimit } from '#lib/sign-up-limit.ts';
import { createSignedLinks } from '#lib/signed-links.ts';
import { createVault } from '#lib/vault.ts';
import { createVersionedResults } from '#lib/versioned-results.ts';
import { createWrongPasswords } from '#lib/wrong-passwords.ts';
import { accountRoutes } from '#modules/account/account.routes.ts';
import { createAccountService } from '#modules/account/account.service.ts';
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
import { authRoutes } from '#modules/auth/auth.routes.ts';
import { createAuthService } from '#modules/auth/auth.service.ts';
import { createEmailService } from '#modules/auth/email.service.ts';
import { createPasswordService } from '#modules/auth/password.service.ts';
import { calendarRoutes } from '#modules/calendar/calendar.routes.ts';
import { createCalendarService } from '#modules/calendar/calendar.service.ts';
import { calendarFeedRoutes, calendarFileRoutes } from '#modules/calendar/calendar-feed.routes.ts';
import { createCalendarFeedService } from '#modules/calendar/calendar-feed.service.ts';
import { createStripe } from '#modules/checkout/adapters/stripe.adapter.ts';
import { checkoutRoutes } from '#modules/checkout/checkout.routes.ts';
import { createCheckoutService } from '#modules/checkout/checkout.service.ts';
import { createCustomers } from '#modules/checkout/customers.ts';
import { createOpenSessions } from '#modules/checkout/open-sessions.ts';
import { createPlanEnding } from '#modules/checkout/plan-ending.ts';
import { createPlanFollower } from '#modules/checkout/plan-follower.ts';
import { createPlanPrices } from '#modules/checkout/plan-prices.ts';
import { createReconciliation } from '#modules/checkout/reconciliation.ts';
import { createWebhookService } from '#modules/checkout/webhook.service.ts';
import { detectionRoutes } from '#modules/detections/detection.routes.ts';
import { createDetectionService } from '#modules/detections/detection.service.ts';
import { chargeExportRoutes, subscriptionExportRoutes } from '#modules/exports/list-export.routes.ts';
import { createListExportService } from '#modules/exports/list-export.service.ts';
import { familyRoutes } from '#modules/family/family.routes.ts';
import { createFamilyService } from '#modules/family/family.service.ts';
import { createInvitationService } from '#modules/family/invitation.service.ts';
import { createPassportGoogle } from '#modules/google/adapters/passport-google.adapter.ts';
import { googleRoutes, providerRoutes, sessionExchangeRoutes } from '#modules/google/google.routes.ts';
import { createGoogleService } from '#modules/google/google.service.ts';
import { createGoogleUsers } from '#modules/google/google-user.ts';
import { importRoutes } from '#modules/imports/import.routes.ts';
import { createImportService } from '#modules/imports/import.service.ts';
import { createGmail } from '#modules/mailbox/adapters/gmail.adapter.ts';
import { openImapMailbox } from '#modules/mailbox/adapters/imap.adapter.ts';
import { createOutlook } from '#modules/mailbox/adapters/outlook.adapter.ts';
import { createConnectionService } from '#modules/mailbox/connection.service.ts';
import { mailboxRoutes } from '#modules/mailbox/mailbox.routes.ts';
import { createOpenMailbox, type MailboxProviders, type OpenImap } from '#modules/mailbox/open-mailbox.ts';
import { createRevocations } from '#modules/mailbox/revocations.ts';
import { scanRoutes } from '#modules/mailbox/scan.routes.ts';
import { createScanService } from '#modules/mailbox/scan.service.ts';
import { createScanFollower, readScans } from '#modules/mailbox/scan-follower.ts';
import { createScanQueue } from '#modules/mailbox/scan-queue.ts';
import { createScanResults } from '#modules/mailbox/scan-result.ts';
import { workOffScans } from '#modules/mailbox/scan-run.ts';
import { createConfirmations } from '#modules/mcp/confirmations.ts';
import { mcpRoutes } from '#modules/mcp/mcp.routes.ts';
import { createMcpService } from '#modules/mcp/mcp.service.ts';
import { createEcbRates } from '#modules/rates/adapters/ecb-rates.adapter.ts';
import { createRatesService } from '#modules/rates/rates.service.ts';
import { createWebPush } from '#modules/reminders/adapters/web-push.adapter.ts';
import { reminderRoutes } from '#modules/reminders/reminder.routes.ts';
import { createReminderService } from '#modules/reminders/reminder.service.ts';
import { createFactsReader } from '#modules/reminders/reminder-facts.ts';
import { createReminderLinks } from '#modules/reminders/reminder-links.ts';
import { createReminderRun } from '#modules/reminders/reminder-run.ts';
import { createReminderSending } from '#modules/reminders/reminder-sending.ts';
import { reportRoutes } from '#modules/reports/report.routes.ts';
import { createReportService } from '#modules/reports/report.service.ts';
import { createReportRun } from '#modules/reports/report-run.ts';
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
import { createWebAuthn } from '#modules/two-step/adapters/webauthn.adapter.ts';
import { createChallenges } from '#modules/two-step/challenges.ts';
import { createConfirmationService } from '#modules/two-step/confirmation.service.ts';
import { createPasskeyService } from '#modules/two-step/passkey.service.ts';
import {
  confirmationRoutes,
  passkeyRoutes,
  passkeySignInRoutes,
  twoStepRoutes,
} from '#modules/two-step/two-step.routes.ts';
import { createTwoStepService } from '#modules/two-step/two-step.service.ts';
import { createCheckInLinks } from '#modules/unused/check-in-links.ts';
import { unusedRoutes } from '#modules/unused/unused.routes.ts';
import { createUnusedService } from '#modules/unused/unused.service.ts';
import { createWebhookSender } from '#modules/webhooks/adapters/http-webhook-sender.adapter.ts';
import { writeDailyEvents } from '#modules/webhooks/daily-events.ts';
import { createDeliver } from '#modules/webhooks/deliver.ts';
import { createDeliveryQueue } from '#modules/webhooks/delivery-queue.ts';
import { webhookRoutes } from '#modules/webhooks/webhook.routes.ts';
import { createWebhooksService } from '#modules/webhooks/webhook.service.ts';
import { createDisable } from '#modules/webhooks/webhook-states.ts';
import { createPortfolioReader } from './modules/assistant/portfolio.ts';
import { createLeaveFamily } from './modules/family/leave-family.ts';
import { createScanConclusions } from './modules/mailbox/scan-conclusions.ts';

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

/** Wires services to their dependencies. The only place that does. */
export function createContainer(
  config: Config,
  logger: Logger,
  clock: Clock = systemClock,
  { engineMs = 25_000, nameServers, webhookPorts = defaultWebhookPorts }: ContainerOptions = {},
) {
  const { prisma, pool, close } = openDatabase(config.databaseUrl, logger);
  const cookie = createHostCookie('session', config.origins[0] ?? '');
  const tokens = createSessionTokens(config.sessionKeys, clock);
  const sessions = createSessions({ prisma, pool, clock, tokens });
  const limiter = createRateLimiter({ pool });
  const signUpLimit = createSignUpLimit(limiter);
  const passwords = createPasswords({ pepper: config.passwordPepper });
  const wrongPasswords = createWrongPasswords(limiter);
  const events = createSecurityEvents({ prisma, clock });
  const codes = createOneTimeCodes({ prisma, clock });
  const jobs = createJobs({ pool, logger, isWorker: config.roles.includes('worker') });
  const vault = createVault(config.credentialKeys);
  const secrets = createSecrets({ prisma, vault, jobs, logger });
  const mailer = createMailer(config.mail);
  const mails = createAccountMails({
    prisma,
    jobs,
    codes,
    mailer,
    origin: config.origins[0] ?? '',
  });
  const familyMails = createFamilyMails({
    prisma,
    jobs,
    mailer,
    origin: config.origins[0] ?? '',
    clock,
    hashInvitation: createKeyedHash(config.passwordPepper, 'family invitations'),
  });
  const leaveFamily = createLeaveFamily({ events, mails });
  const family = createFamilyService({ prisma, events, mails, clock });
  const invitations = createInvitationService({ prisma, limiter, events, mails, familyMails, clock });
  const support = createSupportService({ prisma, limiter, jobs, mailer, to: config.supportEmail, clock });
  const secondFactors = createSecondFactors({
    ...{ prisma, secrets, events, mails, clock },
    hashRecoveryCode: createKeyedHash(config.passwordPepper, 'recovery codes'),
  });
  const secondStep = createSecondStep({ codes, secondFactors, sessions });
  const auth = createAuthService({
    ...{ prisma, sessions, signUpLimit, passwords, wrongPasswords, events, mails },
    ...{ codes, secondFactors, secondStep },
  });
  const twoStep = createTwoStepService({
    ...{ prisma, vault, secrets, secondFactors, codes, sessions, events, mails, clock },
  });
  const passkeys = createPasskeyService({
    ...{ prisma, sessions, events, mails, clock },
    webauthn: createWebAuthn(config.origins),
    challenges: createChallenges({ key: deriveKey(config.passwordPepper, 'passkey challenges'), clock }),
  });
  const confirmation = createConfirmationService({
    ...{ prisma, passwords, wrongPasswords, sessions, secondFactors },
    checkPasskey: passkeys.checkConfirmation,
  });
  const providers: MailboxProviders = {
    gmail: config.gmail && createGmail(config.gmail),
    outlook: config.microsoft && createOutlook(config.microsoft),
  };
  const revocations = createRevocations({ prisma, secrets, vault, jobs, providers, clock, logger });
  const payments = config.stripe && createStripe(config.stripe);
  const { endPlan } = createPlanEnding({ jobs, provider: payments });
  const dropPreregistration = createDropPreregistration({
    clock,
    sessions,
    events,
    mails,
    disconnectMailboxes: revocations.disconnectAll,
    leaveFamily,
    endPlan,
  });
  const password = createPasswordService({
    prisma,
    passwords,
    wrongPasswords,
    sessions,
    codes,
    mails,
    events,
    limiter,
    secondStep,
    dropPreregistration,
  });
  const email = createEmailService({ prisma, passwords, wrongPasswords, codes, mails, events, limiter });
  const follower = createPlanFollower({ prisma, pool, mails, events, clock, logger });
  const openSessions = createOpenSessions({ prisma });
  const webhook = createWebhookService({ prisma, provider: payments, follower, sessions: openSessions, clock });
  const checkout = createCheckoutService({
    prisma,
    provider: payments,
    isEmulated: config.emulatedProviders.includes('stripe'),
    customers: createCustomers({ prisma }),
    sessions: openSessions,
    prices: createPlanPrices({ provider: payments, clock, logger }),
    follower,
    origins: config.origins,
    clock,
  });
  const reconciliation = createReconciliation({ prisma, jobs, provider: payments, follower, webhook, clock, logger });
  const account = createAccountService({
    prisma,
    disconnectMailboxes: revocations.disconnectAll,
    endPlan,
    leaveFamily,
    passwords,
    wrongPasswords,
    sessions,
    events,
    mails,
    jobs,
    logger,
  });
  const google = createGoogleService({
    google: config.google && createPassportGoogle(config.google),
    origins: config.origins,
    prisma,
    users: createGoogleUsers({ prisma, events, dropPreregistration, signUpLimit }),
    codes,
    sessions,
    events,
    logger,
  });
  const results = createVersionedResults({ prisma });
  const rates = createRatesService({ prisma, jobs, source: createEcbRates({ url: config.ratesUrl }), clock, logger });
  const stats = createStatsService({ pool, results, ratesOn: rates.ratesOn });
  const savings = createSavingsService({ prisma, pool });
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
  const merchantKey = deriveKey(config.passwordPepper, 'merchants of open lines');
  const detections = createDetectionService({
    prisma,
    hashMerchant: (userId, merchant) => keyedHash(merchantKey, userId, merchant),
  });
  const statements = createStatementService({
    prisma,
    merchantKey,
    follow: detections.follow,
    offersOf: detections.offersOf,
  });
  const dialer = createDialer({
    allowedPrivateHosts: config.allowedPrivateHosts,
    ports: [993, 143],
    resolve: createNameResolver(nameServers),
  });
  const openImap: OpenImap = (userId, account) => openImapMailbox({ dialer: dialer.for(userId), account });
  const { rebuildFindings, conclude } = createScanConclusions({
    follow: detections.follow,
    cancelProven: detections.cancelProven,
    events,
    mails,
    clock,
  });
  const connections = createConnectionService({
    prisma,
    secrets,
    events,
    revocations,
    providers,
    openImap,
    hashVerifier: createKeyedHash(config.passwordPepper, 'mailbox verifiers'),
    rebuildFindings,
    origin: config.origins[0] ?? '',
    clock,
  });
  const scanQueue = createScanQueue({ prisma, jobs });
  const open = createOpenMailbox({ prisma, secrets, clock, providers, openImap });
  workOffScans({ prisma, jobs, queue: scanQueue, open, conclude, clock, logger });
  const resultOf = createScanResults({
    prisma,
    offers: detections.list,
    cancellations: detections.cancellations,
  });
  const scans = createScanService({
    ...{ prisma, jobs, connections, queue: scanQueue, results, resultOf, clock },
    follower: createScanFollower({ read: readScans(prisma) }),
  });
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
      // A program names no key for requests that are sent again: its person is asked each time.
      create: (userId, input, today) => subscriptions.create(userId, input, today, async () => {}),
    },
  });
  const apiKeys = createApiKeyService({ prisma, pool, events, mails, clock });
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
    requireConfirmation: confirmation.require,
    clock,
  });

  const listExports = createListExportService({ prisma, pool, events });
  const readiness = createReadiness({ pool, migrationsDir });
  const product: Mounts = {
    '/api': systemRoutes(handle, readiness, () => description()),
    '/api/auth': authRoutes(handle, { auth, password, email }),
    '/api/auth/google': googleRoutes(handle, google),
    '/api/auth/session': sessionExchangeRoutes(handle, google),
    '/api/auth/passkey': passkeySignInRoutes(handle, passkeys),
    '/api/auth/providers': providerRoutes(handle, {
      google: config.google !== undefined,
      sandbox: config.emulatedProviders.includes('google'),
      microsoft: providers.outlook !== undefined,
      microsoft_sandbox: config.emulatedProviders.includes('microsoft'),
    }),
    '/api/account': accountRoutes(handle, { account, exports: createExportService({ prisma, events }) }),
    '/api/api-keys': apiKeyRoutes(handle, apiKeys),
    '/api/account/confirm': confirmationRoutes(handle, { confirmation, passkeys }),
    '/api/account/two-step': twoStepRoutes(handle, twoStep),
    '/api/account/passkeys': passkeyRoutes(handle, passkeys),
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
      createAnalyticsService({ pool, results, coverageOf, ratesOnDays: rates.ratesOnDays }),
    ),
    '/api/assistant': [adviceRoutes(handle, advice), historyRoutes(handle, assistant)],
    '/api/reports': reportRoutes(handle, reports),
    '/api/savings': savingsRoutes(handle, savings),
    '/api/unused': unusedRoutes(handle, {
      unused: createUnusedService({ prisma, pool, results }),
      checkInLinks: createCheckInLinks({ prisma, links: checkInLinks, clock }),
    }),
    '/api/reminders': reminderRoutes(handle, createReminderService({ prisma, pool, links, sending, push, clock })),
    '/api/mcp': mcpRoutes(handle, mcp),
    '/api/support': supportRoutes(handle, support),
    '/api/webhooks': webhookRoutes(
      handle,
      createWebhooksService({ prisma, secrets, events, deliver, jobs, httpsOnly: config.production, clock }),
    ),
    '/api/family': familyRoutes(handle, { family, invitations }),
    '/api/email': [detectionRoutes(handle, detections), mailboxRoutes(handle, connections), scanRoutes(handle, scans)],
    '/api/payments': checkoutRoutes(handle, { checkout, webhook }),
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

  const { rescan } = scans;
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
    rescan,
    reconciliation,
    rates,
    deliveries,
    /** Stores and queues the reminders of everybody whose hour has come. */
    remind: reminderRun.run,
    /** Mails the reports of the month before to those who want them. */
    mailReports: reportRun.run,
    close: closeAll,
  };
}
