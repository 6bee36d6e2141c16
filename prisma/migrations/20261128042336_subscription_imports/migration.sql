-- CreateTable
CREATE TABLE "subscription_imports" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "cells" JSONB,
    "added" JSONB,
    "undone" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscription_imports_pkey" PRIMARY KEY ("user_id","id")
);

-- AddForeignKey
ALTER TABLE "subscription_imports" ADD CONSTRAINT "subscription_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
