-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "family_visible" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "family_members" (
    "user_id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "family_members_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "family_invitations" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "family_invitations_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateTable
CREATE TABLE "support_messages" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "tier" "Tier" NOT NULL,
    "language" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "support_messages_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "family_members_owner_id_idx" ON "family_members"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "family_invitations_hash_key" ON "family_invitations"("hash");

-- CreateIndex
CREATE INDEX "family_invitations_email_idx" ON "family_invitations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "family_invitations_user_id_email_key" ON "family_invitations"("user_id", "email");

-- CreateIndex
CREATE INDEX "support_messages_user_id_digest_idx" ON "support_messages"("user_id", "digest");

-- AddForeignKey
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Nobody is a member of their own family.
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_other" CHECK ("user_id" <> "owner_id");
