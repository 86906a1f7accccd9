import { href } from 'react-router'

/** The form's URL, filled in with what was typed on the page before; the server ignores what is no email address. */
export const forgotPasswordHref = (typed: string) =>
  href('/auth/forgot-password') + (typed.includes('@') ? `?${new URLSearchParams({ email: typed })}` : '')
