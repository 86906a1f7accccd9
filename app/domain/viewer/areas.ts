import { hasActive } from '../plans/plans.ts'
import type { Viewer } from './viewer.ts'

/**
 * Who may enter which area of the product: the menu shows an entry, and the guard of its routes lets pass,
 * by the same predicate.
 */
export const mayUseHome = (viewer: Viewer) => !viewer.eventManager

export const mayUseCommunity = (viewer: Viewer) => !viewer.eventManager

/** The events library, on its own page and on home. */
export const mayUseEvents = (viewer: Viewer) =>
  mayUseCommunity(viewer) && !viewer.partner && !viewer.googleTecOnly

/** The own agenda in a calendar program: nobody takes the address of somebody else's along. */
export const mayKeepCalendar = (viewer: Viewer) =>
  viewer.fellow && mayUseEvents(viewer) && mayUseCredentials(viewer)

export const mayUseLibrary = (viewer: Viewer) => !viewer.eventManager && !viewer.partner

export const mayUseInsights = (viewer: Viewer) =>
  !viewer.eventManager && (viewer.staff || viewer.alumni || viewer.partner || viewer.mltInsightsNews)

/** Favorites, completions and progress of whatever one reads; staff preview what members read. */
export const mayKeepResources = (viewer: Viewer) => mayKeepLibrary(viewer) || mayKeepInsights(viewer)

export const mayKeepLibrary = (viewer: Viewer) => mayUseLibrary(viewer) && !viewer.staff

export const mayKeepInsights = (viewer: Viewer) => mayUseInsights(viewer) && !viewer.staff

export const mayUseAlumniResources = (viewer: Viewer) =>
  !viewer.eventManager && !viewer.partner && !viewer.fellowWithoutProgramSelf

/** Staff count as subscribed: they read whatever is paid for. */
export const subscribed = (viewer: Viewer) => viewer.staff || hasActive(viewer.subscriptions)

/** Coaching is for alumni: they learn what there is of it. */
export const seesCoaching = (viewer: Viewer) => viewer.staff || viewer.alumni

/** And those who pay for it read it. */
export const mayOpenCoaching = (viewer: Viewer) => seesCoaching(viewer) && subscribed(viewer)

/** Nobody pays in somebody else's name. */
export const maySubscribe = (viewer: Viewer) => viewer.alumni && !viewer.impersonator

/** Before anything was paid there is nothing to manage. */
export const seesSubscriptionsInMenu = (viewer: Viewer) => maySubscribe(viewer) && viewer.chargebeeId !== null

/** The own profile is part of the community, after onboarding. */
export const mayUseOwnProfile = (viewer: Viewer) => mayUseCommunity(viewer) && !mustOnboard(viewer)

/** Profiles of others: those in front of which stands neither a guard nor the wall. */
export const mayOpenProfiles = (viewer: Viewer) =>
  viewer.currentRole !== null && !viewer.admin && mayUseOwnProfile(viewer) && !viewer.hiddenProfile

/** The registry of alumni businesses is open to everybody: this is its entry in the menu. */
export const seesBusinessesInMenu = (viewer: Viewer) => !viewer.googleTecOnly

export const mayAddBusiness = (viewer: Viewer) => !viewer.googleTecOnly

/** Who finds more of a business's alumni than their names. */
export const mayMeetBusinessAlumni = (viewer: Viewer) => mayOpenProfiles(viewer) && !viewer.googleTecOnly

export const mayUseRegionalHubs = (viewer: Viewer) =>
  mayUseCommunity(viewer) && !viewer.partner && !viewer.fellowWithoutProgramSelf

export const mayUsePartnerManagement = (viewer: Viewer) => viewer.eventManager || viewer.partnerManager

/** A partner's tasks and events: their own organization's, and for managers those of the partners they manage. */
export const mayUsePartnerDashboard = (viewer: Viewer) =>
  mayUsePartnerManagement(viewer) || (viewer.partner && viewer.organizationId !== null)

export const mayUseCareers = (viewer: Viewer) => !viewer.eventManager && !viewer.fellowWithoutProgramSelf

export const mayUseJobBoard = (viewer: Viewer) => mayUseCareers(viewer) && !viewer.partner

/** Whose menu has partner hubs, but no careers to put them under. */
export const seesPartnerHubsAlone = (viewer: Viewer) =>
  viewer.fellowWithoutProgramSelf && !viewer.googleTecOnly

/** Event managers come from partner management. */
export const mayUsePartnerHubs = (viewer: Viewer) =>
  mayUseCareers(viewer) || seesPartnerHubsAlone(viewer) || viewer.eventManager

/** Postings are made for alumni; staff preview them. */
export const mayReadJobPostings = (viewer: Viewer) => viewer.alumni || viewer.staff

/** Whoever marks postings as favorites or applied for. */
export const mayKeepProspects = (viewer: Viewer) => viewer.alumni

/** Messages: nobody writes as a partner, and nobody reads or writes another's. */
export const mayUseMessages = (viewer: Viewer) => !viewer.partner && !viewer.impersonator

/** Blocking is between the two persons: nobody does it in another's name. */
export const mayBlock = (viewer: Viewer) => mayUseCommunity(viewer) && !viewer.impersonator

/** Staff answer for what was done in a member's name; nobody reads it in somebody else's. */
export const mayReadAuditTrails = (viewer: Viewer) => viewer.staff && !viewer.impersonator

/** Passwords, ways to sign in and the whole of what is held about a person are their own. */
export const mayUseCredentials = (viewer: Viewer) => !viewer.impersonator

export const mayUseKudos = (viewer: Viewer) =>
  !viewer.partner && !viewer.googleTecOnly && !viewer.eventManager

/** A note is between whoever gave the kudos and whoever got them: nobody reads it in the name of either. */
export const mayReadNotes = (viewer: Viewer) => mayUseKudos(viewer) && !viewer.impersonator

/** The questions that members ask each other; kudos are given there. */
export const mayUseQuestions = mayUseKudos

/** What members write to each other is in their own name, and whoever hides writes to nobody. */
export const mayWritePosts = (viewer: Viewer) =>
  mayUseQuestions(viewer) && !viewer.hiddenProfile && !viewer.impersonator

/** Staff judge what is reported in their own name. */
export const mayReviewReports = (viewer: Viewer) => viewer.staff && !viewer.impersonator

/** What one can do for others. Partners have their own ways, and staff run it. */
export const mayVolunteer = (viewer: Viewer) => mayUseCommunity(viewer) && !viewer.partner && !viewer.staff

export const mayUseAnnouncements = (viewer: Viewer) => !viewer.googleTecOnly && !viewer.eventManager

/** Whoever is asked the questions of the onboarding, and may go through them again for another playbook. */
export const mayUsePlaybooks = (viewer: Viewer) => !viewer.staff && !viewer.partner && !viewer.eventManager

export const mustOnboard = (viewer: Viewer) => mayUsePlaybooks(viewer) && !viewer.isOnboarded

/** Staff and partners who are nothing else have no way through the programs to tell of. */
export const mayEditCareer = (viewer: Viewer) =>
  mayUseOwnProfile(viewer) && !viewer.staffOnly && !viewer.partnerOnly

/** Demographics, incomes and what jobs pay are for the member's own eyes, not for whoever acts as them. */
export const mayReadPrivateFacts = (viewer: Viewer) => mayEditCareer(viewer) && !viewer.impersonator

/** Names of staff are the provider's. */
export const mayEditName = (viewer: Viewer) => mayUseOwnProfile(viewer) && !viewer.staffOnly

/** Streets are for the member's own eyes; partners who are nothing else are reached at their organization. */
export const mayEditAddresses = (viewer: Viewer) =>
  mayUseOwnProfile(viewer) && !viewer.partnerOnly && !viewer.impersonator
