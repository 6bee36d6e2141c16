import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '@kumbara/prisma/client';

type Owner = { id: string };

/** A connected mailbox without a provider behind it. */
export async function aConnection(
  prisma: PrismaClient,
  { id: user_id }: Owner,
  data: Partial<Prisma.MailConnectionUncheckedCreateInput> = {},
) {
  const secret = await prisma.secret.create({
    data: { user_id, purpose: 'mailbox imap', key: 'none', sealed: 'none' },
  });
  const email_address = `${randomUUID()}@example.com`;
  return prisma.mailConnection.create({
    data: { user_id, secret_id: secret.id, provider: 'imap', email_address, ...data },
  });
}

/** A finished scan of the connection. */
export async function aScan(
  prisma: PrismaClient,
  owner: Owner,
  data: Partial<Prisma.MailScanUncheckedCreateInput> = {},
) {
  const { id } = await aConnection(prisma, owner);
  return prisma.mailScan.create({
    data: { user_id: owner.id, connection_id: id, months_back: 3, status: 'done', ...data },
  });
}
