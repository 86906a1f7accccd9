import { describe, expect, test } from 'vitest'
import { memberList } from '#app/domain/directory/list.ts'

const parse = (search: string) => memberList.parse(new URLSearchParams(search))

describe('a filter', () => {
  test('comes out of an address as it went in', () => {
    const search =
      'search=wen+li&sort=recent&showActive=true&currentOnly=true&matchAll=true&mockInterviewers=true&programTypeIds=1&programTypeIds=2' +
      '&programYears=2024&programIds=7&functionalInterestIds=4&industryInterestIds=5&locationIds=6&organizationIds=8'
    expect(memberList.write(parse(search)).toString()).toBe(search)
  })

  test.each([
    ['programTypeIds=abc&programTypeIds=-1&programTypeIds=1e99&programTypeIds=0x1&programTypeIds=', ''],
    ['showActive=maybe&page=3&unknown=1', ''],
    ['search=%20%09%20', ''],
    ['search=first&search=second', 'search=first'],
    ['programYears=2024&programYears=2024', 'programYears=2024'],
    ['mockInterviewers=1', 'mockInterviewers=true'],
    ['sort=name', ''],
    ['sort=email', ''],
  ])('leaves out of %s what is malformed', (search, kept) => {
    expect(memberList.write(parse(search)).toString()).toBe(kept)
  })

  test('is cut where it gets too long', () => {
    expect(parse(`search=${'\u{1f393}'.repeat(10_000)}`).search).toBe('\u{1f393}'.repeat(200))
    const ids = Array.from({ length: 500 }, (_, index) => `organizationIds=${index + 1}`)
    expect(parse(ids.join('&')).organizationIds).toHaveLength(50)
  })

  test('matches all only among several program types', () => {
    expect(parse('matchAll=true&programTypeIds=1').matchAll).toBe(false)
    expect(parse('matchAll=true&programTypeIds=1&programTypeIds=2').matchAll).toBe(true)
  })

  test.each([
    ['currentOnly=true&programIds=1', false],
    ['currentOnly=true&search=wen', true],
    ['currentOnly=true&showActive=true', true],
  ])('%s looks at what is current: %s', (search, expected) => {
    expect(parse(search).currentOnly).toBe(expected)
  })

  test('forgets what nobody knows of', () => {
    const asked = parse('search=wen&programIds=1&programIds=2')
    const narrowed = memberList.known(asked, (_, id) => (id === 2 ? 'Two' : undefined))
    expect(memberList.write(narrowed).toString()).toBe('search=wen&programIds=2')
  })

  test('that is empty is the whole directory', () => {
    expect(memberList.isNarrowed(parse(''))).toBe(false)
    expect(memberList.href(memberList.of({}))).toBe('?')
  })
})

describe('the chips of a filter', () => {
  const chips = (search: string) => memberList.chips(parse(search), (list, id) => `${list} ${id}`)

  test('name everything that the list is filtered by', () => {
    expect(
      chips('search=wen&programTypeIds=1&programTypeIds=2&matchAll=true').map(({ label }) => label),
    ).toEqual(['“wen”', 'Match all', 'programTypeIds 1', 'programTypeIds 2'])
  })

  test('each lead to the list without that one value', () => {
    const links = Object.fromEntries(
      chips('search=wen&currentOnly=true&programIds=1&programIds=2').map(({ label, without }) => [
        label,
        without,
      ]),
    )
    expect(links).toEqual({
      '“wen”': '?programIds=1&programIds=2',
      'Current only': '?search=wen&programIds=1&programIds=2',
      'programIds 1': '?search=wen&currentOnly=true&programIds=2',
      'programIds 2': '?search=wen&currentOnly=true&programIds=1',
    })
  })
})
