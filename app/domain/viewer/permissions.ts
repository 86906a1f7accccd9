import { hasActive } from '../plans/plans.ts'
import type { Viewer } from './viewer.ts'

/** A chosen role that has pages. Administrators have the administration, and their account. */
export const hasRole = (viewer: Viewer) => viewer.currentRole !== null && !viewer.admin

/** Access to the product's areas. The same predicate decides about a menu entry and guards its routes. */
export const canUseHome = (viewer: Viewer) => !viewer.eventManager

export const canUseCommunity = (viewer: Viewer) => hasRole(viewer) && !viewer.eventManager

/** The events library, on its own page and on home. */
export const canUseEvents = (viewer: Viewer) =>
  canUseCommunity(viewer) && !viewer.partner && !viewer.googleTecOnly

/** The calendar link of the viewer's own agenda; staff acting as a member don't get it. */
export const canKeepCalendar = (viewer: Viewer) =>
  viewer.fellow && canUseEvents(viewer) && canUseCredentials(viewer)

export const canUseLibrary = (viewer: Viewer) => !viewer.eventManager && !viewer.partner

export const canUseInsights = (viewer: Viewer) =>
  !viewer.eventManager && (viewer.staff || viewer.alumni || viewer.partner || viewer.mltInsightsNews)

/** Favorites, completions and progress of resources; staff only preview what members read. */
export const canMarkResources = (viewer: Viewer) => canMarkLibrary(viewer) || canMarkInsights(viewer)

export const canMarkLibrary = (viewer: Viewer) => canUseLibrary(viewer) && !viewer.staff

export const canMarkInsights = (viewer: Viewer) => canUseInsights(viewer) && !viewer.staff

export const canUseAlumniResources = (viewer: Viewer) =>
  !viewer.eventManager && !viewer.partner && !viewer.fellowWithoutProgramSelf

/** Staff count as subscribers: they can read all paid content. */
export const subscribed = (viewer: Viewer) => viewer.staff || hasActive(viewer.subscriptions)

/** Coaching is for alumni, who can see that it exists. */
export const canSeeCoaching = (viewer: Viewer) => viewer.staff || viewer.alumni

/** Those who have paid can read it. */
export const canOpenCoaching = (viewer: Viewer) => canSeeCoaching(viewer) && subscribed(viewer)

/** No one pays in someone else's name. */
export const canSubscribe = (viewer: Viewer) => viewer.alumni && !viewer.impersonator

/** Before the first payment there is nothing to manage. */
export const canSeeSubscriptionsInMenu = (viewer: Viewer) =>
  canSubscribe(viewer) && viewer.chargebeeId !== null

/** A member's own profile is part of the community, after onboarding. */
export const canUseOwnProfile = (viewer: Viewer) => canUseCommunity(viewer) && !mustOnboard(viewer)

/** Other members' profiles, if neither a guard nor the wall is in front of them. */
export const canOpenProfiles = (viewer: Viewer) => canUseOwnProfile(viewer) && !viewer.hiddenProfile

/** The registry of alumni businesses is public: this is its menu entry. */
export const canSeeBusinessesInMenu = (viewer: Viewer) => !viewer.googleTecOnly

export const canAddBusiness = (viewer: Viewer) => !viewer.googleTecOnly

/** With our own form, which makes the member one of the alumni behind it: no one fills it in for someone else. */
export const canAddOwnBusiness = (viewer: Viewer) =>
  viewer.alumni && canAddBusiness(viewer) && !viewer.impersonator

/** Who sees more of a business's alumni than their names. */
export const canMeetBusinessAlumni = (viewer: Viewer) => canOpenProfiles(viewer) && !viewer.googleTecOnly

export const canUseRegionalHubs = (viewer: Viewer) =>
  canUseCommunity(viewer) && !viewer.partner && !viewer.fellowWithoutProgramSelf

export const canUsePartnerManagement = (viewer: Viewer) => viewer.eventManager || viewer.partnerManager

/** A partner's tasks and events: their own organization's, and for managers those of the partners they manage. */
export const canUsePartnerDashboard = (viewer: Viewer) =>
  canUsePartnerManagement(viewer) || (viewer.partner && viewer.organizationId !== null)

export const canUseCareers = (viewer: Viewer) => !viewer.eventManager && !viewer.fellowWithoutProgramSelf

export const canUseJobBoard = (viewer: Viewer) => canUseCareers(viewer) && !viewer.partner

/** Viewers with partner hubs in the menu, but no careers to list them under. */
export const canSeePartnerHubsAlone = (viewer: Viewer) =>
  viewer.fellowWithoutProgramSelf && !viewer.googleTecOnly

/** Event managers come from partner management. */
export const canUsePartnerHubs = (viewer: Viewer) =>
  canUseCareers(viewer) || canSeePartnerHubsAlone(viewer) || viewer.eventManager

/** With their logos. */
export const canSeePartners = (viewer: Viewer) => canUsePartnerHubs(viewer) || canUsePartnerManagement(viewer)

/** Postings are for alumni; staff can preview them. */
export const canReadJobPostings = (viewer: Viewer) => viewer.alumni || viewer.staff

/** Who can mark postings as favorites or applied for. */
export const canSaveProspects = (viewer: Viewer) => viewer.alumni

/** Messages: no one writes as a partner, and no one reads or writes while acting as someone else. */
export const canUseMessages = (viewer: Viewer) => !viewer.partner && !viewer.impersonator

/** Blocking is between two members: no one does it while acting as someone else. */
export const canBlock = (viewer: Viewer) => canUseCommunity(viewer) && !viewer.impersonator

/** Staff are accountable for actions in a member's name; they can't read the record while acting as someone else. */
export const canReadAuditTrails = (viewer: Viewer) => viewer.staff && !viewer.impersonator

/** Passwords, sign-in methods and the data export are for the person only. */
export const canUseCredentials = (viewer: Viewer) => !viewer.impersonator

export const canUseKudos = (viewer: Viewer) =>
  !viewer.partner && !viewer.googleTecOnly && !viewer.eventManager

/** A note is between the giver and the recipient of the kudos: no one reads it while acting as either. */
export const canReadNotes = (viewer: Viewer) => canUseKudos(viewer) && !viewer.impersonator

/** The questions members ask each other, where kudos are given. */
export const canUseQuestions = (viewer: Viewer) => canUseKudos(viewer)

/** Members write to each other only in their own name, and hidden members write to no one. */
export const canWritePosts = (viewer: Viewer) =>
  canUseQuestions(viewer) && !viewer.hiddenProfile && !viewer.impersonator

/** Volunteering. Partners have other ways, and staff run it. */
export const canVolunteer = (viewer: Viewer) => canUseCommunity(viewer) && !viewer.partner && !viewer.staff

export const canUseAnnouncements = (viewer: Viewer) => !viewer.googleTecOnly && !viewer.eventManager

/** Who answers the onboarding questions, and may repeat them for another playbook. */
export const canUsePlaybooks = (viewer: Viewer) => !viewer.staff && !viewer.partner && !viewer.eventManager

export const mustOnboard = (viewer: Viewer) => canUsePlaybooks(viewer) && !viewer.isOnboarded

/** Users who are only staff or partners have no path through the programs to describe. */
export const canEditCareer = (viewer: Viewer) =>
  canUseOwnProfile(viewer) && !viewer.staffOnly && !viewer.partnerOnly

/** Demographics, incomes and job pay are for the member only, not for staff acting as them. */
export const canReadPrivateFacts = (viewer: Viewer) => canEditCareer(viewer) && !viewer.impersonator

/** Names of staff are the provider's to change. */
export const canEditName = (viewer: Viewer) => canUseOwnProfile(viewer) && !viewer.staffOnly

/** Street addresses are for the member only; users who are only partners are reached at their organization. */
export const canEditAddresses = (viewer: Viewer) =>
  canUseOwnProfile(viewer) && !viewer.partnerOnly && !viewer.impersonator
