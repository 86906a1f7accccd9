import { href } from 'react-router'

/** A way through the questionnaire, with the URLs of its sections. */
export type Flow = {
  /** The URL of a section; without one, of the first open section. */
  at: (section?: number) => string
  /** Whether this is onboarding itself, which happens once. */
  onboarding: boolean
}

export const onboardingFlow: Flow = {
  at: (section) => href('/onboarding/:section?', { section: section?.toString() }),
  onboarding: true,
}

export const playbookFlow: Flow = {
  at: (section) => href('/playbooks/onboarding/:section?', { section: section?.toString() }),
  onboarding: false,
}

/** The destination if another window finished the run first. */
export const LATE = 'This playbook was already finished, so your last answer wasn’t added.'
