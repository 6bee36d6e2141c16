-- CreateIndex
CREATE INDEX "charges_user_id_date_id_idx" ON "charges"("user_id", "date", "id");
