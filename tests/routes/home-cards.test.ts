import { expect, test } from 'vitest'
import { actionCardsFor } from '#app/routes/home/action-cards.ts'
import { type Kind, kinds } from '../support/viewer-kinds.ts'

const fellows = ['Community Directory', 'Profile']

const cards: Record<Kind, string[]> = {
  fellow: fellows,
  'fellow without program': fellows,
  'mba fellow': fellows,
  'self fellow': fellows,
  'google fellow': fellows,
  'single fellow': fellows,
  alumni: ['Profile'],
  'google alumni': ['Profile'],
  partner: [],
  'partner manager': ['Partner Management'],
  'partner manager acting as alumni': ['Profile'],
  staff: ['Profile'],
  'event manager': ['Partner Management'],
}

test.each(Object.entries(cards))('the action cards of a %s are %j', (kind, titles) => {
  expect(actionCardsFor(kinds[kind as Kind]).map(({ title }) => title)).toEqual(titles)
})
