import { hasActive } from '../plans/plans.ts'
import type { Viewer } from './viewer.ts'

/**
 * Who may enter which area of the product: the menu shows an entry, and the guard of its routes lets pass,
 * by the same predicate.
 */
export const canUseHome = (viewer: Viewer) => !viewer.eventManager

export const canUseCommunity = (viewer: Viewer) => !viewer.eventManager

/** The events library, on its own page and on home. */
export const canUseEvents = (viewer: Viewer) =>
  canUseCommunity(viewer) && !viewer.partner && !viewer.googleTecOnly

/** The own agenda in a calendar program: nobody takes the address of somebody else's along. */
export const canKeepCalendar = (viewer: Viewer) =>
  viewer.fellow && canUseEvents(viewer) && canUseCredentials(viewer)

export const canUseLibrary = (viewer: Viewer) => !viewer.eventManager && !viewer.partner

export const canUseInsights = (viewer: Viewer) =>
  !viewer.eventManager && (viewer.staff || viewer.alumni || viewer.partner || viewer.mltInsightsNews)

/** Favorites, completions and progress of whatever one reads; staff preview what members read. */
export const canKeepResources = (viewer: Viewer) => canKeepLibrary(viewer) || canKeepInsights(viewer)

export const canKeepLibrary = (viewer: Viewer) => canUseLibrary(viewer) && !viewer.staff

export const canKeepInsights = (viewer: Viewer) => canUseInsights(viewer) && !viewer.staff

export const canUseAlumniResources = (viewer: Viewer) =>
  !viewer.eventManager && !viewer.partner && !viewer.fellowWithoutProgramSelf

/** Staff count as subscribed: they read whatever is paid for. */
export const subscribed = (viewer: Viewer) => viewer.staff || hasActive(viewer.subscriptions)

/** Coaching is for alumni: they learn what there is of it. */
export const canSeeCoaching = (viewer: Viewer) => viewer.staff || viewer.alumni

/** And those who pay for it read it. */
export const canOpenCoaching = (viewer: Viewer) => canSeeCoaching(viewer) && subscribed(viewer)

/** Nobody pays in somebody else's name. */
export const canSubscribe = (viewer: Viewer) => viewer.alumni && !viewer.impersonator

/** Before anything was paid there is nothing to manage. */
export const canSeeSubscriptionsInMenu = (viewer: Viewer) =>
  canSubscribe(viewer) && viewer.chargebeeId !== null

/** The own profile is part of the community, after onboarding. */
export const canUseOwnProfile = (viewer: Viewer) => canUseCommunity(viewer) && !mustOnboard(viewer)

/** Profiles of others: those in front of which stands neither a guard nor the wall. */
export const canOpenProfiles = (viewer: Viewer) =>
  viewer.currentRole !== null && !viewer.admin && canUseOwnProfile(viewer) && !viewer.hiddenProfile

/** The registry of alumni businesses is open to everybody: this is its entry in the menu. */
export const canSeeBusinessesInMenu = (viewer: Viewer) => !viewer.googleTecOnly

export const canAddBusiness = (viewer: Viewer) => !viewer.googleTecOnly

/** Who finds more of a business's alumni than their names. */
export const canMeetBusinessAlumni = (viewer: Viewer) => canOpenProfiles(viewer) && !viewer.googleTecOnly

export const canUseRegionalHubs = (viewer: Viewer) =>
  canUseCommunity(viewer) && !viewer.partner && !viewer.fellowWithoutProgramSelf

export const canUsePartnerManagement = (viewer: Viewer) => viewer.eventManager || viewer.partnerManager

/** A partner's tasks and events: their own organization's, and for managers those of the partners they manage. */
export const canUsePartnerDashboard = (viewer: Viewer) =>
  canUsePartnerManagement(viewer) || (viewer.partner && viewer.organizationId !== null)

export const canUseCareers = (viewer: Viewer) => !viewer.eventManager && !viewer.fellowWithoutProgramSelf

export const canUseJobBoard = (viewer: Viewer) => canUseCareers(viewer) && !viewer.partner

/** Whose menu has partner hubs, but no careers to put them under. */
export const canSeePartnerHubsAlone = (viewer: Viewer) =>
  viewer.fellowWithoutProgramSelf && !viewer.googleTecOnly

/** Event managers come from partner management. */
export const canUsePartnerHubs = (viewer: Viewer) =>
  canUseCareers(viewer) || canSeePartnerHubsAlone(viewer) || viewer.eventManager

/** Postings are made for alumni; staff preview them. */
export const canReadJobPostings = (viewer: Viewer) => viewer.alumni || viewer.staff

/** Whoever marks postings as favorites or applied for. */
export const canKeepProspects = (viewer: Viewer) => viewer.alumni

/** Messages: nobody writes as a partner, and nobody reads or writes another's. */
export const canUseMessages = (viewer: Viewer) => !viewer.partner && !viewer.impersonator

/** Blocking is between the two persons: nobody does it in another's name. */
export const canBlock = (viewer: Viewer) => canUseCommunity(viewer) && !viewer.impersonator

/** Staff answer for what was done in a member's name; nobody reads it in somebody else's. */
export const canReadAuditTrails = (viewer: Viewer) => viewer.staff && !viewer.impersonator

/** Passwords, ways to sign in and the whole of what is held about a person are their own. */
export const canUseCredentials = (viewer: Viewer) => !viewer.impersonator

export const canUseKudos = (viewer: Viewer) =>
  !viewer.partner && !viewer.googleTecOnly && !viewer.eventManager

/** A note is between whoever gave the kudos and whoever got them: nobody reads it in the name of either. */
export const canReadNotes = (viewer: Viewer) => canUseKudos(viewer) && !viewer.impersonator

/** The questions that members ask each other; kudos are given there. */
export const canUseQuestions = canUseKudos

/** What members write to each other is in their own name, and whoever hides writes to nobody. */
export const canWritePosts = (viewer: Viewer) =>
  canUseQuestions(viewer) && !viewer.hiddenProfile && !viewer.impersonator

/** Staff judge what is reported in their own name. */
export const canReviewReports = (viewer: Viewer) => viewer.staff && !viewer.impersonator

/** What one can do for others. Partners have their own ways, and staff run it. */
export const canVolunteer = (viewer: Viewer) => canUseCommunity(viewer) && !viewer.partner && !viewer.staff

export const canUseAnnouncements = (viewer: Viewer) => !viewer.googleTecOnly && !viewer.eventManager

/** Whoever is asked the questions of the onboarding, and may go through them again for another playbook. */
export const canUsePlaybooks = (viewer: Viewer) => !viewer.staff && !viewer.partner && !viewer.eventManager

export const mustOnboard = (viewer: Viewer) => canUsePlaybooks(viewer) && !viewer.isOnboarded

/** Staff and partners who are nothing else have no way through the programs to tell of. */
export const canEditCareer = (viewer: Viewer) =>
  canUseOwnProfile(viewer) && !viewer.staffOnly && !viewer.partnerOnly

/** Demographics, incomes and what jobs pay are for the member's own eyes, not for whoever acts as them. */
export const canReadPrivateFacts = (viewer: Viewer) => canEditCareer(viewer) && !viewer.impersonator

/** Names of staff are the provider's. */
export const canEditName = (viewer: Viewer) => canUseOwnProfile(viewer) && !viewer.staffOnly

/** Streets are for the member's own eyes; partners who are nothing else are reached at their organization. */
export const canEditAddresses = (viewer: Viewer) =>
  canUseOwnProfile(viewer) && !viewer.partnerOnly && !viewer.impersonator
