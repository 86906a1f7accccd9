import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from '../support/app.ts'
import { newBusiness, registry } from '../support/businesses.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { imaniOkafor, join, odileMarchand, tomasAlvarez, wenLi } from '../support/people.ts'

let id: number
let wen: number
beforeAll(async () => {
  const { id: programId } = await db().program.findFirstOrThrow({ where: { name: 'MBA Prep 2020' } })
  const startDate = '2020-01-15' as never
  const [shown = 0, ...others] = await join(
    wenLi({ enrollments: [{ programId, startDate, visibleToAllRisingLeaders: true }] }),
    tomasAlvarez({ enrollments: [{ programId, startDate }] }),
    odileMarchand({ lastName: 'Canary-Marchand' }),
    imaniOkafor({ lastName: 'Canary-Okafor', emailVerifiedAt: null }),
  )
  wen = shown
  id = await newBusiness({ name: 'Four Partners', alumni: [shown, ...others] })
})

const alumniFor = async (as?: DemoAccount) => {
  const { page } = await visit(`/alumni-business-registry/${id}`, { as })
  const list = page.find('section[aria-labelledby=business-alumni] ul')
  return {
    names: list.querySelectorAll('bdi').map((name) => name.text),
    links: list.querySelectorAll('a').map((link) => link.getAttribute('href')),
    text: list.text,
  }
}

const NAMES_ONLY: (DemoAccount | undefined)[] = [
  undefined,
  'unverified',
  'google-tec',
  'event-manager',
  'hidden',
  'hidden-fellow',
  'new-fellow',
  'no-role',
]

test.each(NAMES_ONLY)('%s learns names and nothing else', async (as) => {
  const { names, links, text } = await alumniFor(as)
  expect(names).toEqual(['Tomás Álvarez', 'Wen Li'])
  expect(links).toEqual([])
  expect(text).not.toContain('MBA Prep')
})

test.each(['alumni', 'fellow', 'staff', 'many-roles'] as const)(
  '%s finds the profile and the programs of whoever shows a Full Profile, and the others by name',
  async (as) => {
    const { names, links, text } = await alumniFor(as)
    expect(names).toEqual(['Tomás Álvarez', 'Wen Li'])
    expect(links).toEqual([`/profile/${wen}`])
    expect(text?.match(/MBA Prep 2020/g)).toHaveLength(1)
  },
)

test('a partner sees no program that is not shown to partners', async () => {
  const { links, text } = await alumniFor('partner')
  expect(links).toEqual([`/profile/${wen}`])
  expect(text).not.toContain('MBA Prep 2020')
})

test('whoever hides, or is not verified, is nowhere in what is sent, to staff neither', async () => {
  for (const as of [undefined, 'alumni', 'staff'] as const) {
    for (const address of [`/alumni-business-registry/${id}`, `/alumni-business-registry/${id}.data`]) {
      const bytes = await (await fetch(address, { as })).text()
      expect(bytes, `${as} ${address}`).toContain('Álvarez')
      expect(bytes, `${as} ${address}`).not.toContain('Canary')
    }
  }
})

test('a visitor is sent neither ids, pictures nor programs of anybody', async () => {
  await db().user.update({
    where: { id: wen },
    data: { hasVisibleAvatar: true, profileImgUrl: '/pictures/wen.jpg' },
  })
  for (const address of [`/alumni-business-registry/${id}`, `/alumni-business-registry/${id}.data`]) {
    const bytes = await (await fetch(address)).text()
    for (const secret of ['/profile/', 'wen.jpg', 'MBA Prep', 'canary']) expect(bytes).not.toContain(secret)
  }
  expect(await (await fetch(`/alumni-business-registry/${id}`, { as: 'alumni' })).text()).toContain('wen.jpg')
})

describe('Add Your Business', () => {
  const offered = async (as?: DemoAccount) =>
    (await registry('', { as })).page.root
      .querySelectorAll('main a')
      .filter((link) => link.text.includes('Add Your Business'))
      .map((link) => link.getAttribute('href'))

  const ADD_BUSINESS_URL = 'https://www.example.org/add-business'
  const members = ['alumni', 'fellow', 'partner', 'event-manager', 'staff', 'no-role'] as const

  test('leads members to the form of the provider where it has one, and no one else', async () => {
    const undo = await changeSettings({ ADD_BUSINESS_URL })
    try {
      for (const as of members) expect(await offered(as), as).toEqual([ADD_BUSINESS_URL])
      for (const as of [undefined, 'google-tec'] as const) expect(await offered(as), as).toEqual([])
    } finally {
      await undo()
    }
  })

  test('leads alumni to ours otherwise', async () => {
    expect(await offered('alumni')).toEqual(['/alumni-business-registry/add'])
    for (const as of [undefined, 'google-tec', ...members.slice(1)] as const)
      expect(await offered(as), as).toEqual([])
  })
})
