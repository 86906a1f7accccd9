import { href, useOutletContext } from 'react-router'
import type { Recipient } from '#app/domain/conversations/recipient.server.ts'

/** What the dialog gives to its steps; `recipient` is null when the member can't be contacted. */
export type Step = { recipient: Recipient | null; closeTo: string }

export const useStep = () => useOutletContext<Step>()

/** A link to another step leaves the page beneath where it is. */
export const stepLink = ({ id }: Recipient, step: 'intro' | 'tips' | 'message') => ({
  to: href(`/profile/:profileId/contact/${step}`, { profileId: String(id) }),
  preventScrollReset: true,
})
