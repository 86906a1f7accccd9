import { expect, test } from 'vitest'
import {
  ensureLocations,
  ensureOrganizations,
  ensurePrograms,
  ensureProgramTypes,
} from '#app/domain/members/bulk-write-names.server.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const { db } = emptyDatabase()

test('names are found whatever their case and accents, and what is missing is made once', async () => {
  const [first, again, school] = await ensureOrganizations(db(), [
    { name: "L'Oréal" },
    { name: 'L’OREAL' },
    { name: "L'Oréal", type: 'SCHOOL' },
  ])
  expect(again).toBe(first)
  expect(school).not.toBe(first)
  expect(await ensureOrganizations(db(), [{ name: 'l’oreal', type: 'COMPANY' }])).toEqual([first])
  const places = await ensureLocations(db(), [
    { type: 'CITY', label: 'New York' },
    { type: 'STATE', label: 'New York' },
    { type: 'CITY', label: 'new york' },
  ])
  expect(places[2]).toBe(places[0])
  expect(places[1]).not.toBe(places[0])
})

test('organizations of which only signs differ are different', async () => {
  const ids = await ensureOrganizations(db(), [{ name: 'C' }, { name: 'C++' }, { name: 'C#' }])
  expect(new Set(ids).size).toBe(3)
})

test('a program is the cohort of its type in a year, and keeps the traits of a type that exists', async () => {
  await ensureProgramTypes(db(), [{ name: 'MBA Prep', trait: 'MBA' }])
  const ids = await ensurePrograms(db(), [
    { type: 'mba prep', year: 2024 },
    { type: 'MBA Prep', year: 2025 },
    { type: 'Ascend', year: 2024 },
    { type: 'MBA Prep', year: 2024 },
  ])
  expect(ids[3]).toBe(ids[0])
  const programs = await db().program.findMany({ include: { type: true }, orderBy: { name: 'asc' } })
  expect(programs.map(({ name, type }) => [name, type.trait])).toEqual([
    ['Ascend 2024', null],
    ['MBA Prep 2024', 'MBA'],
    ['MBA Prep 2025', 'MBA'],
  ])
})
