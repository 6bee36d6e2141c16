-- CreateEnum
CREATE TYPE "MailProvider" AS ENUM ('gmail', 'outlook', 'imap');

-- CreateEnum
CREATE TYPE "ConnectionStatus" AS ENUM ('ok', 'reconnect');

-- CreateEnum
CREATE TYPE "ScanStatus" AS ENUM ('queued', 'running', 'done', 'failed', 'cancelled');

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "cancelled_by_mail" JSONB;

-- CreateTable
CREATE TABLE "mail_connections" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "provider" "MailProvider" NOT NULL,
    "email_address" TEXT NOT NULL,
    "imap_server" TEXT,
    "imap_port" INTEGER,
    "secret_id" UUID NOT NULL,
    "status" "ConnectionStatus" NOT NULL DEFAULT 'ok',
    "automatic" BOOLEAN NOT NULL DEFAULT false,
    "cursor" TEXT,
    "covered_since" DATE,
    "last_scan" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_connections_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "mail_scans" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "months_back" INTEGER NOT NULL,
    "status" "ScanStatus" NOT NULL DEFAULT 'queued',
    "since" DATE,
    "cursor" TEXT,
    "position" TEXT,
    "worker" UUID,
    "total" INTEGER,
    "looked_at" INTEGER NOT NULL DEFAULT 0,
    "candidates" INTEGER NOT NULL DEFAULT 0,
    "found" INTEGER NOT NULL DEFAULT 0,
    "emails_scanned" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_scans_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "read_mails" (
    "user_id" UUID NOT NULL,
    "connection_id" UUID NOT NULL,
    "message_id" TEXT NOT NULL,
    "date" TIMESTAMPTZ(3) NOT NULL,
    "events" JSONB NOT NULL,

    CONSTRAINT "read_mails_pkey" PRIMARY KEY ("user_id","connection_id","message_id")
);

-- CreateTable
CREATE TABLE "mail_cancellations" (
    "user_id" UUID NOT NULL,
    "email_id" TEXT NOT NULL,
    "service_name" TEXT NOT NULL,
    "service_id" TEXT,
    "automatic" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "ends_on" DATE,
    "date" DATE NOT NULL,
    "evidence" TEXT NOT NULL,
    "subscription_id" UUID,
    "used_at" TIMESTAMPTZ(3),
    "scan_id" UUID,

    CONSTRAINT "mail_cancellations_pkey" PRIMARY KEY ("user_id","email_id","service_name")
);

-- CreateTable
CREATE TABLE "mailbox_attempts" (
    "user_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "provider" "MailProvider" NOT NULL,
    "nonce" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailbox_attempts_pkey" PRIMARY KEY ("user_id","session_id","provider")
);

-- CreateTable
CREATE TABLE "revocations" (
    "id" UUID NOT NULL,
    "provider" "MailProvider" NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "revocations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mail_connections_user_id_secret_id_idx" ON "mail_connections"("user_id", "secret_id");

-- CreateIndex
CREATE INDEX "mail_connections_automatic_last_scan_idx" ON "mail_connections"("automatic", "last_scan");

-- CreateIndex
CREATE UNIQUE INDEX "mail_connections_user_id_provider_email_address_key" ON "mail_connections"("user_id", "provider", "email_address");

-- CreateIndex
CREATE INDEX "mail_scans_user_id_connection_id_idx" ON "mail_scans"("user_id", "connection_id");

-- CreateIndex
CREATE INDEX "mailbox_attempts_expires_at_idx" ON "mailbox_attempts"("expires_at");

-- AddForeignKey
ALTER TABLE "mail_connections" ADD CONSTRAINT "mail_connections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_connections" ADD CONSTRAINT "mail_connections_user_id_secret_id_fkey" FOREIGN KEY ("user_id", "secret_id") REFERENCES "secrets"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_scans" ADD CONSTRAINT "mail_scans_user_id_connection_id_fkey" FOREIGN KEY ("user_id", "connection_id") REFERENCES "mail_connections"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "read_mails" ADD CONSTRAINT "read_mails_user_id_connection_id_fkey" FOREIGN KEY ("user_id", "connection_id") REFERENCES "mail_connections"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_cancellations" ADD CONSTRAINT "mail_cancellations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mailbox_attempts" ADD CONSTRAINT "mailbox_attempts_user_id_session_id_fkey" FOREIGN KEY ("user_id", "session_id") REFERENCES "sessions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of each mailbox at most one scan runs and one waits.
CREATE UNIQUE INDEX "mail_scans_one_at_a_time" ON "mail_scans"("user_id", "connection_id", "status") WHERE "status" IN ('queued', 'running');
