-- Whoever deletes a member has these looked up, and otherwise every row of their tables is read for each.
CREATE INDEX "Organization_ownerId_idx" ON "Organization"("ownerId");
CREATE INDEX "ActionItem_completedById_idx" ON "ActionItem"("completedById");
