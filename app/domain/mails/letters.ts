import type { Letter } from '#app/mail/letter.ts'

export type Person = { to: string; firstName: string; appName: string; supportEmail: string }
export type Part = string | { label: string; href: string }

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

export function writeLetter(
  { to, firstName, appName, supportEmail }: Person,
  subject: string,
  parts: Part[],
): Letter {
  const all: Part[] = [`Hello ${firstName},`, ...parts, `Questions? Write to ${supportEmail}.`, appName]
  return {
    to,
    subject,
    text: `${all.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)).join('\n\n')}\n`,
    html: page(all.map(htmlOf).join('\n')),
  }
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem">\n${body}\n</body></html>`

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
