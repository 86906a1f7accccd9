import { href } from 'react-router'

/** A way through the questionnaire: where its sections are. */
export type Flow = {
  /** The address of a section; without one, of the first that is open. */
  at: (section?: number) => string
  /** Whether this is the onboarding itself, which is gone through once. */
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

/** Where another window finished the run first. */
export const LATE = 'This playbook was already finished, so your last answer wasn’t added.'
