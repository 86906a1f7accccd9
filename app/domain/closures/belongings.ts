import type { Prisma } from '#app/db/generated/client.ts'

type Reference = readonly [table: string, column: string]

/** Rows that go with an account, by the column that says whose they are. */
export const DELETED: Reference[] = [
  ['AccountToken', 'userId'],
  ['Affiliation', 'userId'],
  ['AnnouncementEmail', 'userId'],
  ['AnnouncementView', 'userId'],
  ['Block', 'blockedId'],
  ['Block', 'blockerId'],
  ['CalendarSubscription', 'userId'],
  ['ChapterBoardMember', 'userId'],
  ['Checkout', 'userId'],
  ['ContactInformation', 'userId'],
  ['Enrollment', 'userId'],
  ['ExportedRow', 'userId'],
  ['Identity', 'userId'],
  ['Invitation', 'memberId'],
  ['JobPostingProspect', 'userId'],
  ['MemberInterest', 'userId'],
  ['NewsMention', 'userId'],
  ['OpportunityFavorite', 'userId'],
  ['OutboxEmail', 'userId'],
  ['Passkey', 'userId'],
  ['PasskeyChallenge', 'userId'],
  ['Playbook', 'userId'],
  ['PrivateFacts', 'userId'],
  ['ResourceMark', 'userId'],
  ['SecondFactor', 'userId'],
  ['SectionCompletion', 'userId'],
  ['Session', 'impersonatorId'],
  ['Session', 'userId'],
  ['SignInStep', 'userId'],
  ['StashedForm', 'userId'],
  ['Subscription', 'userId'],
  ['_businessAlumni', 'B'],
  ['_contacts', 'B'],
  ['_managers', 'B'],
]

/** Rows that go where they are about what is still to come: the rest is what has happened. */
export const DELETED_IF_TO_COME = {
  'FellowAttendee.userId': 'are at events that aren’t over',
  'PartnerAttendee.userId': 'are at events that aren’t over',
  'VolunteerActivity.userId': 'aren’t completed',
}

/** Rows of others in which nobody takes the member’s place. */
export const FREED = {
  'ActionItem.assigneeId': 'while they are open',
  'Organization.ownerId': 'always',
}

/** Rows that stay, and then refer to an account without a name. */
export const KEPT = {
  'AccountClosure.userId': 'says that the account is deleted',
  'ActionItem.completedById': 'is what was done for an organization',
  'ActionItem.createdById': 'is what was done for an organization',
  'AuditEntry.actorId': 'is what staff answer for',
  'AuditEntry.subjectId': 'is what staff answer for',
  'ChangeEntry.actorId': 'is the history of the administration',
  'ConversationParticipant.userId': 'is the conversation of someone else too',
  'FellowAttendeeSession.attendedById': 'is who checked someone in',
  'FileImport.actorId': 'is a file of the organization’s',
  'Invitation.grantedById': 'is someone else’s invitation, and gives only what its author still may',
  'Kudo.recipientId': 'is what someone else said about an answer',
  'Kudo.senderId': 'is someone else’s thanks',
  'Message.senderId': 'is in the conversation of someone else',
  'Post.authorId': 'is what others have answered, or asked for',
  'Report.reporterId': 'is what was decided about a text of someone else',
  'Report.resolvedById': 'is what was decided about a text of someone else',
  'SessionSpeaker.userId': 'is the agenda of an event, for its organizers to change',
  'StoredFile.uploadedById': 'is a file of the organization’s',
}

/** What an account is without its owner. */
export const EMPTIED = {
  sfId: null,
  chargebeeId: null,
  emailVerifiedAt: null,
  passwordHash: null,
  roles: [],
  partnerRoles: [],
  currentRole: null,
  isOnboarded: false,
  organizationId: null,
  givingBack: [],
  givesMockInterviews: false,
  mltInsightsNews: false,
  timeZone: null,
  title: null,
  firstName: 'Closed',
  middleName: null,
  lastName: 'account',
  invitedFirstName: null,
  invitedLastName: null,
  visibility: 'HIDDEN',
  contactable: false,
  hasVisibleAvatar: false,
  profileImgUrl: null,
  description: null,
  linkedin: null,
  twitter: null,
  instagram: null,
  facebook: null,
  personalWebsite: null,
  employmentSearchStatus: null,
  employmentStatusVisible: false,
  cityId: null,
  stateId: null,
  notificationEmails: 'NEVER',
  refusedEmail: null,
  lastSignInAt: null,
} satisfies Prisma.UserUncheckedUpdateInput

/** Columns that aren't emptied, and why. */
export const NOT_EMPTIED = {
  id: 'is what others refer to',
  email: 'has to be there once, and is one that no mail reaches',
  closedAt: 'says that no one can sign in',
  createdAt: 'says nothing without the rest',
  updatedAt: 'is when that was done',
  version: 'is when that was done',
  lastMajorUpdateDate: 'is when the sessions ended',
  profileChangedAt: 'is when that was done',
  notifiedUntil: 'is when an email was made last',
  unsubscribeKey: 'ends emails that are no longer sent',
  listed: 'follows from the rest',
  sortName: 'follows from the rest',
  occupation: 'follows from the rest',
  location: 'follows from the rest',
  searchText: 'follows from the rest',
  searchCurrent: 'follows from the rest',
  cardPrograms: 'follows from the rest',
}
