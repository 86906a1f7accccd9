import { fold } from '#app/values/fold.ts'
import { usStates } from './us-states.ts'

/** A place as people write it: a country by name or ISO code, an American state by name or postal code. */
export type Place = { city?: string | null; state?: string | null; country?: string | null }

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const codesOfStates = new Map([...usStates].map(([code, name]) => [fold(name), code]))
const unitedStates = new Set(['', 'us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america'])

export type PostalAddress = Place & { street?: string | null; postalCode?: string | null }

/** On one line, as far as it is known. */
export function postalLine({ street, city, state, postalCode, country }: PostalAddress): string | null {
  return [street, city, state, postalCode, countryName(country)].filter(Boolean).join(', ') || null
}

/** 'Chicago, IL' at home, 'Lagos, Nigeria' abroad. */
export function cityLabel({ city, state, country }: Place): string | null {
  if (!city) return null
  const region = isUnitedStates(country) ? stateCode(state) : countryName(country)
  return region ? `${city}, ${region}` : city
}

/** 'Illinois'; places abroad have none. */
export function stateLabel({ state, country }: Place): string | null {
  if (!state || !isUnitedStates(country)) return null
  return usStates.get(stateCode(state) ?? '') ?? state
}

export function isUnitedStates(country: string | null | undefined): boolean {
  return unitedStates.has(fold(country ?? ''))
}

export function stateCode(state: string | null | undefined): string | null {
  if (!state) return null
  return codesOfStates.get(fold(state)) ?? (usStates.has(state.toUpperCase()) ? state.toUpperCase() : state)
}

export function countryName(country: string | null | undefined): string | null {
  if (!country) return null
  return /^[a-z]{2}$/i.test(country) ? (countryNames.of(country.toUpperCase()) ?? country) : country
}
