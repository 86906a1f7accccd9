import { href, useOutletContext } from 'react-router'

export type Recipient = { id: number; fullName: string; image: string | null; occupation: string | null }

/** The dialog's data for its steps; `recipient` is null if the member can't be contacted. */
export type Step = { recipient: Recipient | null; closeTo: string }

export const useStep = () => useOutletContext<Step>()

/** A step's name and number. */
export type StepHandle = { step: string; number: number }

export const STEPS = 3

/** A link to another step leaves the page below where it is. */
export const stepLink = ({ id }: Recipient, step: 'intro' | 'tips' | 'message') => ({
  to: href(`/profile/:profileId/contact/${step}`, { profileId: String(id) }),
  preventScrollReset: true,
})
