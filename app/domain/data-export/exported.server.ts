import type { Prisma } from '#app/db/generated/client.ts'

const mine = { omit: { userId: true } } as const
const organization = { select: { name: true } } as const
const post = { select: { authorId: true, content: true, reportedAt: true } } as const
const event = { select: { name: true, startDate: true } } as const
/** Before an event is published, and while its agenda is being made, nobody learns that they are in it. */
const announced = { publishedAt: { not: null } } as const
const onAgenda = { event: { ...announced, draftSessions: false } } as const
const person = {
  select: { id: true, firstName: true, lastName: true, visibility: true, emailVerifiedAt: true },
} as const

/**
 * All stored data about a member, for their own download. A test compares it with the schema: a new column or table
 * about members must be added here, or to the exceptions with a reason.
 */
export const EXPORTED = {
  id: true,
  sfId: true,
  chargebeeId: true,
  email: true,
  emailVerifiedAt: true,
  lastMajorUpdateDate: true,
  lastSignInAt: true,
  closedAt: true,
  createdAt: true,
  updatedAt: true,
  roles: true,
  partnerRoles: true,
  currentRole: true,
  isOnboarded: true,
  organization,
  managedOrganizations: organization,
  ownedOrganizations: organization,
  contactFor: organization,
  givingBack: true,
  givesMockInterviews: true,
  mltInsightsNews: true,
  notificationEmails: true,
  timeZone: true,
  title: true,
  firstName: true,
  middleName: true,
  lastName: true,
  visibility: true,
  contactable: true,
  hasVisibleAvatar: true,
  profileImgUrl: true,
  description: true,
  linkedin: true,
  twitter: true,
  instagram: true,
  facebook: true,
  personalWebsite: true,
  employmentSearchStatus: true,
  employmentStatusVisible: true,
  occupation: true,
  location: true,
  city: { select: { label: true } },
  state: { select: { label: true } },
  contact: mine,
  privateFacts: mine,
  enrollments: {
    omit: { userId: true, programId: true },
    include: { program: { select: { name: true } } },
  },
  affiliations: { omit: { userId: true, organizationId: true }, include: { organization } },
  newsMentions: mine,
  interests: { select: { isPrimary: true, interest: { select: { type: true, title: true } } } },
  posts: {
    select: {
      content: true,
      createdAt: true,
      editedAt: true,
      reportedAt: true,
      parent: post,
      tags: { select: { name: true } },
    },
  },
  kudosGiven: {
    select: { note: true, createdAt: true, recipient: person, post },
  },
  kudosReceived: {
    select: {
      note: true,
      createdAt: true,
      seenAt: true,
      sender: person,
      post: { select: { content: true } },
    },
  },
  volunteerActivities: {
    select: { status: true, createdAt: true, opportunity: { select: { name: true } } },
  },
  favoriteOpportunities: { select: { opportunity: { select: { name: true } } } },
  reportsMade: {
    select: {
      reason: true,
      createdAt: true,
      outcome: true,
      post: { select: { content: true } },
      message: { select: { content: true } },
    },
  },
  reportsResolved: { select: { resolvedAt: true, outcome: true } },
  emailedAnnouncements: { select: { queuedAt: true, announcement: { select: { name: true } } } },
  invitation: { select: { createdAt: true, acceptedAt: true } },
  viewedAnnouncements: { select: { viewedAt: true, announcement: { select: { name: true } } } },
  playbooks: {
    select: {
      name: true,
      createdAt: true,
      completedAt: true,
      choices: {
        select: { other: true, answer: { select: { content: true, question: { select: { title: true } } } } },
      },
    },
  },
  conversations: {
    select: {
      messagesSeenAt: true,
      conversation: {
        select: {
          participants: { select: { userId: true, user: person } },
          messages: {
            select: { senderId: true, content: true, createdAt: true, reportedAt: true },
            orderBy: { id: 'asc' },
          },
        },
      },
    },
  },
  businesses: organization,
  chapters: { omit: { userId: true, hubId: true }, include: { hub: { select: { name: true } } } },
  blocked: { select: { createdAt: true, blocked: person } },
  jobProspects: {
    omit: { userId: true, jobPostingId: true },
    include: { jobPosting: { select: { title: true } } },
  },
  resourceMarks: {
    omit: { userId: true, resourceId: true },
    include: { resource: { select: { name: true } } },
  },
  sectionCompletions: {
    select: { completedAt: true, activity: { select: { name: true, resource: { select: { name: true } } } } },
  },
  partnerAttendances: {
    where: { participant: { event: announced } },
    select: {
      role: true,
      createdAt: true,
      participant: { select: { event, organization } },
      sessions: { where: onAgenda, select: { name: true, startDate: true } },
    },
  },
  speaksAt: {
    where: { session: onAgenda },
    select: { title: true, session: { select: { name: true, startDate: true, event } } },
  },
  fellowAttendances: {
    where: { event: announced },
    select: {
      createdAt: true,
      event,
      sessions: {
        where: { session: onAgenda },
        select: { status: true, attendedAt: true, session: { select: { name: true } } },
      },
    },
  },
  assignedActionItems: { where: { event: announced }, select: { name: true, dueDate: true } },
  completedActionItems: { select: { name: true, completedAt: true } },
  createdActionItems: { select: { name: true, createdAt: true } },
  sessions: {
    where: { impersonatorId: null },
    select: { device: true, createdAt: true, expiresAt: true, currentRole: true },
  },
  subscriptions: { select: { planId: true, status: true, currentTermEnd: true, createdAt: true } },
  checkouts: { select: { planId: true, state: true, createdAt: true } },
  calendar: { select: { createdAt: true } },
  identities: mine,
  passkeys: { select: { name: true, createdAt: true, lastUsedAt: true }, orderBy: { id: 'asc' } },
  actedOn: { select: { at: true, action: true, path: true }, orderBy: { id: 'asc' } },
  actedAs: { select: { at: true, action: true, path: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.UserSelect

/** The exceptions, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  imports: 'are files of the organization’s',
  exportedRows: 'repeat what stands elsewhere, as files of the organization’s have it',
  uploads: 'are files of the organization’s',
  passwordHash: 'would help anyone who finds the file',
  secondFactor: 'would help anyone who finds the file',
  signInSteps: 'lasts ten minutes',
  tokens: 'are digests of links that were mailed',
  passkeyChallenges: 'are what a browser has to sign within minutes',
  impersonating: 'are sessions of others',
  messages: 'stand with their conversations',
  blockedBy: 'is known only to the member who blocked',
  organizationId: 'is the organization',
  cityId: 'is the city',
  stateId: 'is the state',
  notifiedUntil: 'is when the last notification email was made',
  unsubscribeKey: 'would let anyone who finds the file end the emails',
  refusedEmail: 'is the email address, if it can’t be reached',
  profileChangedAt: 'is when others saw the last change',
  invitedFirstName: 'is the name in an invitation, until the address is verified',
  invitedLastName: 'is the name in an invitation, until the address is verified',
  listed: 'follows from the visibility',
  sortName: 'is the name, in the order of lists',
  searchText: 'repeats what stands elsewhere, to be searched',
  searchCurrent: 'repeats what stands elsewhere, to be searched',
  cardPrograms: 'repeats the enrollments',
  version: 'counts the changes of the account',
  checkIns: 'are the people that the member saw at an event',
  closure: 'is there once no one can sign in with the account',
  changes: 'are what the member did in the administration, kept by the organization',
  invitations: 'are what the member gave to others, kept by the organization',
  emails: 'are on their way, and go to the member',
}
