-- Names without spaces, first name first and last name first, for what begins with a text.
CREATE INDEX "User_firstLast_idx" ON "User" ((replace(split_part("searchText", E'\n', 1), ' ', '') COLLATE "C"));
CREATE INDEX "User_lastFirst_idx" ON "User" ((translate("sortName", E'\t ', '')));

-- The words of the shown name.
CREATE INDEX "User_name_idx" ON "User" USING GIN ((' ' || split_part("searchText", E'\n', 1)) gin_trgm_ops);
