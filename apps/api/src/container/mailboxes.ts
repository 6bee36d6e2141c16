import { createDialer } from '#lib/dialer.ts';
import { createKeyedHash } from '#lib/keyed-hash.ts';
import { createNameResolver } from '#lib/name-resolver.ts';
import type { DetectionService } from '#modules/detections/detection.service.ts';
import { createGmail } from '#modules/mailbox/adapters/gmail.adapter.ts';
import { openImapMailbox } from '#modules/mailbox/adapters/imap.adapter.ts';
import { createOutlook } from '#modules/mailbox/adapters/outlook.adapter.ts';
import { createConnectionService } from '#modules/mailbox/connection.service.ts';
import { createOpenMailbox, type MailboxProviders, type OpenImap } from '#modules/mailbox/open-mailbox.ts';
import { createRevocations } from '#modules/mailbox/revocations.ts';
import { createScanService } from '#modules/mailbox/scan.service.ts';
import { createScanConclusions } from '#modules/mailbox/scan-conclusions.ts';
import { createScanFollower, readScans } from '#modules/mailbox/scan-follower.ts';
import { createScanQueue } from '#modules/mailbox/scan-queue.ts';
import { createScanResults } from '#modules/mailbox/scan-result.ts';
import { workOffScans } from '#modules/mailbox/scan-run.ts';
import type { Platform } from './platform.ts';

type Options = {
  detections: DetectionService;
  /** Name servers for hosts entered by users. */
  nameServers: readonly string[] | undefined;
};

/** Mailboxes that are connected, and their scans. */
export function createMailboxes(
  { config, prisma, secrets, vault, jobs, results, events, mails, clock, logger }: Platform,
  { detections, nameServers }: Options,
) {
  const providers: MailboxProviders = {
    gmail: config.gmail && createGmail(config.gmail),
    outlook: config.microsoft && createOutlook(config.microsoft),
  };
  const revocations = createRevocations({ prisma, secrets, vault, jobs, providers, clock, logger });
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
  return { providers, revocations, connections, scans };
}
