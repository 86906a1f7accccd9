-- The administration's lists of members and of those who take part in something: a page is read in this order, and all are counted by
-- it. Closed accounts are in none of them, and few.
CREATE INDEX "User_sortName_id_idx" ON "User"("sortName", "id") WHERE "closedAt" IS NULL;
CREATE INDEX "User_closed_idx" ON "User"("id") WHERE "closedAt" IS NOT NULL;
-- The overview counts those whose address refuses email, whom nobody else is like.
CREATE INDEX "User_refused_idx" ON "User"("id") WHERE "refusedEmail" = "email" AND "closedAt" IS NULL;
