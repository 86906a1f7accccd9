import { fold, searchWords } from '#app/values/fold.ts'
import { currentChoices } from '../choices/choices.server.ts'
import { CHOICES_PER_REQUEST, type FoundChoices } from '../choices/search.ts'
import { countryName, isUnitedStates } from './place-labels.ts'

type Where = { country: string; state: string }

/** Cities that members live in, by name, in the country and (in the United States) the state, as text for a field. */
export async function searchCities(search: string, { country, state }: Where): Promise<FoundChoices> {
  const { locations } = await currentChoices()
  const words = searchWords(search)
  const names = locations
    .filter(({ type }) => type === 'CITY')
    .map(({ label }) => cityIn(label, { country, state }))
    .filter((name) => name !== null)
    .filter((name) => words.every((word) => fold(name).includes(word)))
  const found = [...new Set(names)]
  return {
    items: found.slice(0, CHOICES_PER_REQUEST).map((name) => ({ id: name, label: name })),
    total: found.length,
  }
}

/** 'Chicago' from 'Chicago, IL', if the place ends that way. */
function cityIn(label: string, { country, state }: Where): string | null {
  const comma = label.lastIndexOf(', ')
  if (comma < 0) return null
  const region = label.slice(comma + 2)
  const isThere = isUnitedStates(country)
    ? state
      ? region === state
      : /^[A-Z]{2}$/.test(region)
    : region === countryName(country)
  return isThere ? label.slice(0, comma) : null
}
