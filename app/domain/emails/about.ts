import type { EmailKind } from '#app/db/generated/enums.ts'

/** What each kind of email is, to whoever reads what became of it. */
export const aboutEmail: Record<EmailKind, string> = {
  VERIFY: 'Verify the address',
  RESET: 'Set a new password',
  WELCOME_IMPORTED: 'Welcome',
  NOTIFICATIONS: 'Unread messages and kudos',
  INVITATION: 'Invitation',
  ADDRESS_CHANGED: 'Verify the new address',
  ADDRESS_LEFT: 'The address was changed',
  ANNOUNCEMENT: 'Announcement',
  ANNOUNCEMENT_TEST: 'Test of an announcement',
  SIGN_UP_CONFIRMED: 'Volunteering confirmed',
  SIGN_UP_COMPLETED: 'Volunteering completed',
  PARTNER_INVITATION: 'Invitation of a partner',
  EVENT_CANCELLED: 'Event cancelled',
  SECOND_FACTOR_ON: 'Second factor turned on',
  SECOND_FACTOR_OFF: 'Second factor turned off',
  RECOVERY_CODES_RENEWED: 'New recovery codes',
  PASSKEY_ADDED: 'A passkey was added',
  PASSKEY_REMOVED: 'A passkey was removed',
  PASSKEYS_TAKEN_OFF: 'Passkeys were removed',
  ACCOUNT_CLOSING: 'The account was closed by its owner',
}
