/** The accounts that the demo can be signed in to, one for each kind of viewer. */
import { DEMO_PASSWORD } from '#app/domain/members/demo-password.ts'

export const demoPassword = DEMO_PASSWORD

const accounts = [
  ['fellow', 'Imani', 'Okafor', 'Fellow in Career Prep'],
  ['mba-fellow', 'Tomás', 'Álvarez', 'Fellow in MBA Prep'],
  ['single-program', 'Priya', 'Raghunathan', 'Fellow in Professional Development only'],
  ['self-fellow', 'Rafael', 'Souza', 'Fellow in Ascend, with the careers area'],
  ['google-tec', 'Wen', 'Li', 'Fellow in Google TEC only'],
  ['alumni', 'Odile', 'Marchand', 'Alumna with a full profile and conversations'],
  ['partner', 'Marta', 'Lindqvist', 'Partner representative of one organization'],
  ['partner-manager', 'Kofi', 'Mensah', 'Partner manager of several organizations'],
  ['event-manager', 'Nadia', 'Haddad', 'Event manager, sees all partners'],
  ['staff', 'Grace', 'Whitfield', 'Staff, also sees hidden members'],
  ['admin', 'Desmond', 'Achebe', 'Admin and staff'],
  ['many-roles', 'Renée', "O'Connell-Baptiste", 'Alumna, partner and staff, acting as alumna'],
  ['hidden', 'Samuel', 'Abrams', 'Alumnus with a hidden profile'],
  ['hidden-fellow', 'Yejin', 'Park', 'Fellow with a hidden profile'],
  ['new-fellow', 'Malik', 'Robinson', 'Fellow who hasn’t been onboarded'],
  ['no-role', 'Lucía', 'Fernández', 'Alumna and partner who hasn’t chosen a role'],
  ['unverified', 'Jonah', 'Feldman', 'Alumnus who hasn’t verified their email address'],
  ['annual-subscriber', 'Adaeze', 'Nwosu', 'Alumna with an annual subscription and coaching'],
  ['monthly-subscriber', 'Bruno', 'Carvalho', 'Alumnus with a monthly subscription'],
  ['former-subscriber', 'Ingrid', 'Solheim', 'Alumna whose subscription has ended'],
] as const

export type DemoAccount = (typeof accounts)[number][0]

export const demoAccounts = accounts.map(([key, firstName, lastName, about]) => ({
  key,
  email: emailOf(key),
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  about,
}))

export function emailOf(account: DemoAccount): string {
  return `${account}@example.org`
}
