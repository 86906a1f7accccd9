import type { EmailMessage } from '#app/mail/email-message.ts'
import { type Person, renderEmail } from '../emails/render.ts'

export const invitationEmail = (person: Person, link: string): EmailMessage =>
  renderEmail(person, `You’re invited to ${person.appName}`, [
    `We’d love to have you in ${person.appName}. Sign up with this email address, ${person.to}.`,
    { label: 'Sign up', href: link },
    'If you didn’t expect this, you can ignore this email.',
  ])
