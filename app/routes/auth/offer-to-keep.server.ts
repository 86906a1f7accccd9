import { href, redirect } from 'react-router'
import { stepCookie } from '#app/http/cookies.server.ts'

/** On to the page that offers to keep an account, which is all that its owner can do with it. */
export const offerToKeep = (step: string) =>
  redirect(href('/auth/keep-account'), { status: 303, headers: { 'Set-Cookie': stepCookie.set(step) } })
