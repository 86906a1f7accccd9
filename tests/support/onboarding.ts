/** A member in the questionnaire, as in a browser without JavaScript. */

import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { db, fetch, signIn, submit, visit } from './app.ts'
import { newcomer } from './messages.ts'

export const SECTIONS = 8
/** Where the seeded questions are asked. */
export const SECTION_OF = {
  search: 2,
  goals: 3,
  industries: 4,
  functions: 5,
  roles: 6,
  steps: 7,
  needs: 8,
} as const

export type Walk = { id: number; cookie: string; base: string }

/** A fellow who hasn't completed onboarding. */
export async function beginner(changes: Partial<MemberRow> = {}): Promise<Walk> {
  const id = await newcomer({ roles: ['FELLOW'], currentRole: 'FELLOW', isOnboarded: false, ...changes })
  return { id, cookie: await signIn(id), base: '/onboarding' }
}

/** An alumna who has, and repeats the questions. */
export async function repeater(): Promise<Walk> {
  const id = await newcomer()
  return { id, cookie: await signIn(id), base: '/playbooks/onboarding' }
}

export const open = ({ base, cookie }: Walk, section?: number) =>
  visit(section === undefined ? base : `${base}/${section}`, { cookie })

/** Chooses answers by their text on a section's page and submits its form. */
export async function answer(walk: Walk, section: number | undefined, texts: string[] = [], other?: string) {
  const { page } = await open(walk, section)
  const answers = texts.map((text) => idOf(page, text))
  return submit(page.form('.questionnaire form', { answers, ...(other === undefined ? {} : { other }) }), {
    cookie: walk.cookie,
  })
}

type Page = Awaited<ReturnType<typeof visit>>['page']

export function idOf(page: Page, text: string): string {
  const tile = page.root.querySelectorAll('.answer').find((it) => it.querySelector('label')?.text === text)
  const value = tile?.querySelector('input')?.getAttribute('value')
  if (!value) throw new Error(`The section has no answer ${text}`)
  return value
}

/** Posts directly to a section, whatever its page contains. */
export const post = (
  { base, cookie }: Walk,
  section: number,
  fields: Record<string, string> | URLSearchParams,
) => fetch(`${base}/${section}`, { cookie, form: fields })

/** Skips everything before a section. */
export async function walkTo(walk: Walk, section: number): Promise<void> {
  for (let done = 1; done < section; done++) await answer(walk, done)
}

export const chosenIn = (page: Page) =>
  page.root
    .querySelectorAll('.answer')
    .filter((it) => it.querySelector('input')?.hasAttribute('checked'))
    .map((it) => it.querySelector('label')?.text)

export const where = (response: Response) => response.headers.get('location')

/** The stored runs of a member. */
export function playbooksOf({ id }: Walk) {
  return db().playbook.findMany({
    where: { userId: id },
    orderBy: { id: 'asc' },
    include: { choices: { include: { answer: true }, orderBy: { answerId: 'asc' } } },
  })
}

export async function storedOf(walk: Walk): Promise<string[]> {
  const [playbook] = (await playbooksOf(walk)).slice(-1)
  return (
    playbook?.choices.map(({ answer: { content }, other }) =>
      other === null ? content : `${content}: ${other}`,
    ) ?? []
  )
}

export async function isOnboarded({ id }: Walk): Promise<boolean> {
  return (await db().user.findUniqueOrThrow({ where: { id } })).isOnboarded
}
