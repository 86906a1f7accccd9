import type { EmailMessage } from '#app/mail/email-message.ts'
import { type Person, renderEmail } from '../emails/render.ts'

export function verificationEmail(person: Person, link: string): EmailMessage {
  return renderEmail(person, `Verify your email address for ${person.appName}`, [
    'Thanks for signing up. One last step: confirm that this is your email address.',
    { label: 'Verify my email address', href: link },
    'The link works for 48 hours. If you didn’t sign up, you can ignore this email.',
  ])
}

export function resetEmail(person: Person, link: string): EmailMessage {
  return renderEmail(person, `Set a new password for ${person.appName}`, [
    'You asked us for a link to set a new password.',
    { label: 'Set a new password', href: link },
    'The link works once and expires in one hour. If you didn’t ask for it, ignore this email and your password won’t change.',
  ])
}

export function welcomeEmail(person: Person, resetLink: string, hideLink: string): EmailMessage {
  return renderEmail(person, `Welcome to ${person.appName}`, [
    'Your profile is ready. We started it with what we know from your time in our programs. Set a password to sign in and finish it.',
    { label: 'Set my password', href: resetLink },
    'Other members can now find you. If you’d rather they didn’t, you can hide your profile in one click.',
    { label: 'Hide my profile', href: hideLink },
    'Both links work for 30 days.',
  ])
}

export function addressChangedEmail(person: Person, link: string): EmailMessage {
  return renderEmail(person, `Your new email address for ${person.appName}`, [
    `Our staff changed the email address of your account. From now on you sign in with ${person.to}. First, confirm that it’s yours.`,
    { label: 'Verify my email address', href: link },
    'The link works for 48 hours.',
  ])
}

export function addressLeftEmail(person: Person): EmailMessage {
  return renderEmail(person, `Your email address for ${person.appName} was changed`, [
    'Our staff changed the email address of your account, so you can no longer sign in with this one. You were signed out everywhere.',
    'If you didn’t ask for this, let us know right away.',
  ])
}

const SIGN_IN_CHANGES = {
  SECOND_FACTOR_ON: {
    subject: 'A second factor protects your account on',
    text: 'From now on, signing in takes a code from the authenticator app on your phone. Keep your recovery codes: they let you in if you lose it.',
  },
  SECOND_FACTOR_OFF: {
    subject: 'Your second factor was removed from',
    text: 'Signing in no longer takes a code from an authenticator app.',
  },
  RECOVERY_CODES_RENEWED: {
    subject: 'Your recovery codes were replaced on',
    text: 'There are new recovery codes for your account. Those that you had no longer work.',
  },
}

export function signInChangedEmail(person: Person, change: keyof typeof SIGN_IN_CHANGES): EmailMessage {
  const { subject, text } = SIGN_IN_CHANGES[change]
  return renderEmail(person, `${subject} ${person.appName}`, [
    text,
    'If this wasn’t you, set a new password and let us know right away.',
  ])
}

export function passkeyAddedEmail(person: Person, passkeys: string): EmailMessage {
  return renderEmail(person, `A passkey was added to your account on ${person.appName}`, [
    'From now on, you can sign in with it instead of your password.',
    { label: 'See my passkeys', href: passkeys },
    'If you didn’t add it, remove it there, then change your password.',
  ])
}

export function passkeyRemovedEmail(person: Person, passkeys: string): EmailMessage {
  return renderEmail(person, `A passkey was removed from your account on ${person.appName}`, [
    'It no longer signs anyone in. Your other ways to sign in still work.',
    { label: 'See my passkeys', href: passkeys },
    'If you didn’t remove it, change your password and sign out all other devices.',
  ])
}

export function passkeysTakenOffEmail(person: Person): EmailMessage {
  return renderEmail(person, `Your passkeys were removed from your account on ${person.appName}`, [
    'An administrator removed them all. They no longer sign anyone in, and your other ways to sign in still work.',
    'If you don’t know why, let us know right away.',
  ])
}

export function accountClosingEmail(person: Person, day: string, signIn: string): EmailMessage {
  return renderEmail(person, `Your account on ${person.appName} will be deleted on ${day}`, [
    `You asked us to close your account. You were signed out everywhere, and members no longer see you. On ${day} we’ll delete the account for good.`,
    'Changed your mind? Sign in before then, and you can keep it.',
    { label: 'Sign in to keep my account', href: signIn },
    'If you didn’t ask for this, sign in, keep your account and change your password right away.',
  ])
}
