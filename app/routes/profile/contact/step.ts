import { href, useOutletContext } from 'react-router'

export type Recipient = { id: number; fullName: string; image: string | null; occupation: string | null }

/** What the message is about, as its URLs say: a request for a mock interview has a text to start from. */
export type About = '' | '?about=interview'

export const aboutOf = (search: URLSearchParams): About =>
  search.get('about') === 'interview' ? '?about=interview' : ''

/** The dialog's data for its steps; `recipient` is null if the member can't be contacted. */
export type Step = { recipient: Recipient | null; closeTo: string; about: About }

export const useStep = () => useOutletContext<Step>()

/** A step's name and number. */
export type StepHandle = { step: string; number: number }

export const STEPS = 3

/** A link to another step leaves the page below where it is. */
export const stepLink = ({ id }: Recipient, step: 'intro' | 'tips' | 'message', about: About) => ({
  to: href(`/profile/:profileId/contact/${step}`, { profileId: String(id) }) + about,
  preventScrollReset: true,
})
