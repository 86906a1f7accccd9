/** Which routes show a list, read off what they import. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

const APP = path.resolve(import.meta.dirname, '../../app')

/** What a list of several pages is made with. */
const PAGES_OF_LISTS = ['ui/pagination.tsx', 'ui/load-more.tsx'].map((file) => path.join(APP, file))

/** The routes with pages of a list. Several may show one screen, which is a file. */
export async function listRoutes(): Promise<Leaf[]> {
  const leaves = (await routes).flatMap(leavesOf)
  return leaves.filter(({ file }) =>
    importsOf(path.join(APP, file)).some((it) => PAGES_OF_LISTS.includes(it)),
  )
}

type Leaf = { id: string; file: string }

function leavesOf({ id, file, index, path: own, children = [] }: RouteConfigEntry): Leaf[] {
  const inside = children.flatMap(leavesOf)
  if (own === undefined && !index) return inside
  return [{ id: id ?? file.replace(/\.tsx?$/, ''), file }, ...inside]
}

/** All files that a file of the app imports, and what those import. */
function importsOf(file: string, known = new Set<string>()): string[] {
  for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
    const target = targetOf(file, named)
    if (target === null || known.has(target)) continue
    known.add(target)
    importsOf(target, known)
  }
  return [...known]
}

/** Only what draws pages: their parts stand in files that browsers load as well. */
function targetOf(file: string, named: string): string | null {
  if (!named.endsWith('.tsx')) return null
  return named.startsWith('#app/') ? path.join(APP, named.slice(5)) : path.resolve(path.dirname(file), named)
}
