-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Tier" AS ENUM ('free', 'premium', 'pro');

-- CreateEnum
CREATE TYPE "BillingCycle" AS ENUM ('weekly', 'monthly', 'yearly');

-- CreateEnum
CREATE TYPE "Category" AS ENUM ('streaming', 'software', 'music', 'gaming', 'fitness', 'cloud', 'news', 'education', 'other');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('active', 'cancelled');

-- CreateEnum
CREATE TYPE "EvidenceSource" AS ENUM ('statement', 'mail', 'manual');

-- CreateEnum
CREATE TYPE "Confidence" AS ENUM ('high', 'medium');

-- CreateEnum
CREATE TYPE "DecisionKind" AS ENUM ('dismissed', 'tracked');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "tier" "Tier" NOT NULL DEFAULT 'free',
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "amount" DECIMAL(14,4) NOT NULL,
    "currency" TEXT NOT NULL,
    "billing_cycle" "BillingCycle" NOT NULL,
    "billing_interval" INTEGER NOT NULL DEFAULT 1,
    "next_payment_date" DATE NOT NULL,
    "category" "Category" NOT NULL,
    "notes" TEXT,
    "url" TEXT,
    "payment_method" TEXT,
    "started_on" DATE,
    "trial_ends_on" DATE,
    "price_after_trial" DECIMAL(14,4),
    "commitment_ends_on" DATE,
    "notice_days" INTEGER,
    "share_parts" INTEGER,
    "share_mine" INTEGER,
    "reminder_days" JSONB,
    "status" "SubscriptionStatus" NOT NULL DEFAULT 'active',
    "ends_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "price_changes" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "amount" DECIMAL(14,4) NOT NULL,
    "currency" TEXT NOT NULL,
    "source" "EvidenceSource" NOT NULL,

    CONSTRAINT "price_changes_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "detections" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "service_id" TEXT,
    "service_name" TEXT NOT NULL,
    "amount" DECIMAL(14,4),
    "currency" TEXT NOT NULL,
    "billing_cycle" "BillingCycle" NOT NULL,
    "billing_interval" INTEGER NOT NULL,
    "category" "Category" NOT NULL,
    "next_payment_date" DATE,
    "sender" TEXT NOT NULL,
    "email_id" TEXT NOT NULL,
    "confidence" "Confidence" NOT NULL,
    "evidence" JSONB NOT NULL,
    "reasons" TEXT[],
    "price_history" JSONB NOT NULL,
    "stopped" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "detections_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "charges" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "amount" DECIMAL(14,4) NOT NULL,
    "currency" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "foreign_amount" DECIMAL(14,4),
    "foreign_currency" TEXT,
    "source" "EvidenceSource" NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "charges_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "decisions" (
    "user_id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "kind" "DecisionKind" NOT NULL,
    "subscription_id" UUID,
    "amount" DECIMAL(14,4),
    "currency" TEXT NOT NULL,
    "billing_cycle" "BillingCycle" NOT NULL,
    "billing_interval" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decisions_pkey" PRIMARY KEY ("user_id","fingerprint")
);

-- CreateTable
CREATE TABLE "statement_imports" (
    "user_id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "period_from" DATE,
    "period_to" DATE,
    "summary" JSONB NOT NULL,
    "fingerprints" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "statement_imports_pkey" PRIMARY KEY ("user_id","sha256")
);

-- CreateTable
CREATE TABLE "open_lines" (
    "user_id" UUID NOT NULL,
    "merchant" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "amount" DECIMAL(14,4) NOT NULL,
    "currency" TEXT NOT NULL,

    CONSTRAINT "open_lines_pkey" PRIMARY KEY ("user_id","merchant","date","amount","currency")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "resets_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "price_changes_user_id_subscription_id_date_idx" ON "price_changes"("user_id", "subscription_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "detections_user_id_fingerprint_key" ON "detections"("user_id", "fingerprint");

-- CreateIndex
CREATE UNIQUE INDEX "charges_user_id_fingerprint_date_amount_currency_key" ON "charges"("user_id", "fingerprint", "date", "amount", "currency");

-- CreateIndex
CREATE INDEX "decisions_user_id_subscription_id_idx" ON "decisions"("user_id", "subscription_id");

-- CreateIndex
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits"("resets_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "detections" ADD CONSTRAINT "detections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_fingerprint_fkey" FOREIGN KEY ("user_id", "fingerprint") REFERENCES "detections"("user_id", "fingerprint") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_subscription_id_fkey" FOREIGN KEY ("user_id", "subscription_id") REFERENCES "subscriptions"("user_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "open_lines" ADD CONSTRAINT "open_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

