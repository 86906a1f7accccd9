import type { Letter } from '#app/mail/letter.ts'
import { type Person, writeLetter } from '../mails/letter.ts'

export function verifyLetter(person: Person, link: string): Letter {
  return writeLetter(person, `Please verify your email address for ${person.appName}`, [
    'Thank you for registering. One step is left: verify that this email address is yours.',
    { label: 'Verify my email address', href: link },
    'The link works for 48 hours. If you did not register, you can ignore this email.',
  ])
}

export function resetLetter(person: Person, link: string): Letter {
  return writeLetter(person, `Set a new password for ${person.appName}`, [
    'You asked to set a new password.',
    { label: 'Set a new password', href: link },
    'The link works once, for one hour. If you did not ask for it, you can ignore this email: your password stays as it is.',
  ])
}

export function welcomeLetter(person: Person, resetLink: string, hideLink: string): Letter {
  return writeLetter(person, `Welcome to ${person.appName}`, [
    'Your profile is ready, made from what we know of your time in our programs. Set a password to sign in and to complete it.',
    { label: 'Set my password', href: resetLink },
    'Other members can find you from now on. If you do not want that, you can hide your profile with one button.',
    { label: 'Hide my profile', href: hideLink },
    'Both links work for 30 days.',
  ])
}
