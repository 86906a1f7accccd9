import { db } from '#app/db/database.server.ts'
import type { InterestType, LocationType, ProgramTrait } from '#app/db/generated/enums.ts'
import { fold } from '#app/values/fold.ts'
import { cachedByVersion } from '../data-versions/cached.server.ts'
import { readDataVersions } from '../data-versions/read.server.ts'

type InterestChoice = { id: number; label: string; searchKey: string; type: InterestType }
type LocationChoice = { id: number; label: string; searchKey: string; type: LocationType }
export type ProgramTypeChoice = { id: number; label: string; trait: ProgramTrait | null; hidden: boolean }
type ProgramChoice = { id: number; label: string; searchKey: string; typeId: number; year: number }

/** The choices of filters and pick-lists, each list in display order. */
export type Choices = {
  interests: InterestChoice[]
  locations: LocationChoice[]
  programTypes: ProgramTypeChoice[]
  /** Latest first. */
  programs: ProgramChoice[]
  programYears: number[]
}

/** Cached in the process; `version` is that of the data named 'options'. */
export const choicesAt = cachedByVersion(loadChoices)

export async function currentChoices(): Promise<Choices> {
  return choicesAt((await readDataVersions()).options)
}

async function loadChoices(): Promise<Choices> {
  const interests = await db().interest.findMany({ orderBy: [{ sortKey: 'asc' }, { id: 'asc' }] })
  const locations = await db().location.findMany({ orderBy: [{ sortKey: 'asc' }, { id: 'asc' }] })
  const types = await db().programType.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  const programs = await db().program.findMany({
    orderBy: [{ year: 'desc' }, { sortKey: 'asc' }, { id: 'asc' }],
  })
  return {
    interests: interests.map(({ id, title, type }) => ({ id, label: title, searchKey: fold(title), type })),
    locations: locations.map(({ id, label, searchKey, type }) => ({ id, label, searchKey, type })),
    programTypes: types.map(({ id, name, trait, hidden }) => ({ id, label: name, trait, hidden })),
    programs: programs.map(({ id, name, typeId, year }) => ({
      id,
      label: name,
      searchKey: fold(name),
      typeId,
      year,
    })),
    programYears: [...new Set(programs.map(({ year }) => year))],
  }
}
