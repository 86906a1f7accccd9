-- The directory's order by the latest change of what others see, Basic Profiles last.
CREATE INDEX "User_latestChange_idx" ON "User"
  ((CASE WHEN visibility = 'PUBLIC' THEN "profileChangedAt" END) DESC NULLS LAST, "sortName", "id");
