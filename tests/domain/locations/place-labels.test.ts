import { expect, test } from 'vitest'
import { cityLabel, type Place, stateLabel } from '#app/domain/locations/place-labels.ts'

test.each<[Place, string | null, string | null]>([
  [{ city: 'Chicago', state: 'IL', country: 'US' }, 'Chicago, IL', 'Illinois'],
  [{ city: 'Chicago', state: 'illinois', country: 'United States' }, 'Chicago, IL', 'Illinois'],
  [{ city: 'Chicago', state: 'il' }, 'Chicago, IL', 'Illinois'],
  [{ city: 'Washington', state: 'DC', country: 'USA' }, 'Washington, DC', 'District of Columbia'],
  [{ city: 'Lagos', state: 'Lagos', country: 'Nigeria' }, 'Lagos, Nigeria', null],
  [{ city: 'Lagos', country: 'NG' }, 'Lagos, Nigeria', null],
  [{ city: 'Springfield', country: 'US' }, 'Springfield', null],
  [{ city: 'Atlantis', country: 'XQ' }, 'Atlantis, XQ', null],
  [{ state: 'TX', country: 'US' }, null, 'Texas'],
  [{ city: 'Somewhere', state: 'Elsewhere', country: 'US' }, 'Somewhere, Elsewhere', 'Elsewhere'],
  [{}, null, null],
])('%j is the city %j in the state %j', (place, city, state) => {
  expect(cityLabel(place)).toBe(city)
  expect(stateLabel(place)).toBe(state)
})
