-- CreateTable
CREATE TABLE "_AnnouncementToProgram" (
    "A" INTEGER NOT NULL,
    "B" INTEGER NOT NULL,

    CONSTRAINT "_AnnouncementToProgram_AB_pkey" PRIMARY KEY ("A","B")
);

-- CreateIndex
CREATE INDEX "_AnnouncementToProgram_B_index" ON "_AnnouncementToProgram"("B");

-- AddForeignKey
ALTER TABLE "_AnnouncementToProgram" ADD CONSTRAINT "_AnnouncementToProgram_A_fkey" FOREIGN KEY ("A") REFERENCES "Announcement"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "_AnnouncementToProgram" ADD CONSTRAINT "_AnnouncementToProgram_B_fkey" FOREIGN KEY ("B") REFERENCES "Program"("id") ON DELETE CASCADE ON UPDATE CASCADE;
