/** The directory as a viewer finds it. */
import { fold, sortKey } from '#app/values/fold.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { db, visit } from './app.ts'

type Viewer = DemoAccount | number

export async function directory(search: string, as: Viewer = 'alumni') {
  const { status, page } = await visit(`/directory${search}`, { as })
  const names = page.root.querySelectorAll('.person-card h2').map((name) => wholeText(name.innerHTML))
  const links = page.root.querySelectorAll('.person-card .card-link')
  return {
    status,
    page,
    names,
    ids: links.map((link) => Number(link.getAttribute('href')?.split('/').pop())),
    total: Number(
      page.root
        .querySelector('#count')
        ?.text.match(/^([\d,]+) (?:of [\d,]+ )?member/)?.[1]
        ?.replaceAll(',', ''),
    ),
  }
}

/** What assistive technology reads: the full text rather than the shortened one next to it. */
function wholeText(html: string) {
  return html
    .replace(/<span aria-hidden.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

export async function organizationNamed(name: string): Promise<number> {
  const keys = { sortKey: sortKey(name), searchKey: fold(name) }
  const { id } = await db().organization.create({ data: { name, ...keys } })
  return id
}

export async function programNamed(name: string) {
  return db().program.findUniqueOrThrow({ where: { name } })
}
