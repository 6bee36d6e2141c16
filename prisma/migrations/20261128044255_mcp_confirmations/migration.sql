-- CreateTable
CREATE TABLE "mcp_confirmations" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "caller" UUID NOT NULL,
    "agreed" BOOLEAN,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mcp_confirmations_pkey" PRIMARY KEY ("user_id","id")
);

-- AddForeignKey
ALTER TABLE "mcp_confirmations" ADD CONSTRAINT "mcp_confirmations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
