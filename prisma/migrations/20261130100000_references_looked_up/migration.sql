-- Whoever deletes or merges what these refer to, or only opens its page, has them looked up, and otherwise every row is read.
CREATE INDEX "AnnouncementView_announcementId_idx" ON "AnnouncementView"("announcementId");
CREATE INDEX "Event_programId_idx" ON "Event"("programId");
CREATE INDEX "Invitation_organizationId_idx" ON "Invitation"("organizationId");
CREATE INDEX "InvitationEnrollment_programId_idx" ON "InvitationEnrollment"("programId");
CREATE INDEX "OnboardingAnswer_tagId_idx" ON "OnboardingAnswer"("tagId");
