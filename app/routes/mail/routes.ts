import { route } from '@react-router/dev/routes'

/** Open to whoever has the link from an email. */
export const mailPages = [
  route('mail/unsubscribe/:token', 'routes/mail/unsubscribe.tsx', { id: 'unsubscribe' }),
]
