-- CreateIndex
CREATE INDEX "User_hasVisibleAvatar_sortName_id_idx" ON "User"("hasVisibleAvatar" DESC, "sortName", "id");
