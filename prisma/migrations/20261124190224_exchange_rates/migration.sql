-- CreateTable
CREATE TABLE "exchange_rates" (
    "day" DATE NOT NULL,
    "currency" TEXT NOT NULL,
    "per_euro" DECIMAL(18,8) NOT NULL,

    CONSTRAINT "exchange_rates_pkey" PRIMARY KEY ("day","currency")
);
