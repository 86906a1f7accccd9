// @one-database: who meets which cards is decided above the database.
import { expect, test } from 'vitest'
import { actionCardsFor } from '#app/routes/home/action-cards.ts'
import { type Kind, kinds, viewer } from '../support/viewer-kinds.ts'

const fellows = ['Community Directory', 'Partner Hub', 'Resource Library', 'Profile']
const fellowsOfOneProgram = ['Community Directory', 'Resource Library', 'Profile']

const cards: Record<Kind, string[]> = {
  fellow: fellows,
  'fellow without program': fellows,
  'mba fellow': fellows,
  'self fellow': fellows,
  'google fellow': fellowsOfOneProgram,
  'single fellow': fellowsOfOneProgram,
  alumni: ['Resource Library', 'Profile'],
  'google alumni': ['Resource Library', 'Profile'],
  partner: [],
  'partner manager': ['Partner Management'],
  'partner manager acting as alumni': ['Resource Library', 'Profile'],
  staff: ['Resource Library', 'Profile'],
  'event manager': ['Partner Management'],
}

test.each(Object.entries(cards))('the action cards of a %s are %j', (kind, titles) => {
  expect(actionCardsFor(kinds[kind as Kind]).map(({ title }) => title)).toEqual(titles)
})

test('partners with an organization go on to its dashboard', () => {
  const at = (organizationId: number | null) =>
    actionCardsFor(viewer({ role: 'PARTNER', partnerRoles: ['PARTNER_MANAGER'] }, { organizationId }))
  expect(at(7).map(({ title, to }) => [title, to])).toEqual([
    ['Events', '/partner-dashboard/7'],
    ['Partner Management', '/partner-management'],
  ])
  expect(at(null).map(({ title }) => title)).toEqual(['Partner Management'])
})
