-- CreateTable
CREATE TABLE "billing_customers" (
    "user_id" UUID NOT NULL,
    "customer_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "read_began_at" TIMESTAMPTZ(6),
    "package_id" TEXT,
    "subscription_id" TEXT,
    "is_past_due" BOOLEAN NOT NULL DEFAULT false,
    "period_ends_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "grace_ends_at" TIMESTAMPTZ(3),
    "has_purchased" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_customers_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "checkout_sessions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "package_id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "session_id" TEXT,
    "is_open" BOOLEAN,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_sessions_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "billing_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "billing_customers_customer_id_key" ON "billing_customers"("customer_id");

-- CreateIndex
CREATE INDEX "billing_customers_grace_ends_at_idx" ON "billing_customers"("grace_ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_sessions_session_id_key" ON "checkout_sessions"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_sessions_user_id_is_open_key" ON "checkout_sessions"("user_id", "is_open");

-- CreateIndex
CREATE INDEX "billing_events_received_at_idx" ON "billing_events"("received_at");

-- AddForeignKey
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
