-- CreateIndex
CREATE INDEX "User_hasVisibleAvatar_updatedAt_id_idx" ON "User"("hasVisibleAvatar" DESC, "updatedAt" DESC, "id" DESC);
