/** Where the sources query rows, found by the statement's text. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A statement's identity: its text without the values in between. */
export const keyOf = (text: readonly string[]) => text.join('?')

/** The places of each statement: the same text at two of them is one statement. */
export function declaredStatements(): Map<string, string[]> {
  const files = globSync('app/**/*.server.ts', { cwd: ROOT }).sort()
  const found = files.flatMap((file) => statementsIn(file, readFileSync(path.join(ROOT, file), 'utf8')))
  const places = Map.groupBy(found, ({ key }) => key)
  return new Map([...places].map(([key, all]) => [key, all.map(({ place }) => place)]))
}

function statementsIn(file: string, source: string) {
  if (!source.includes('query(')) return []
  const statements: { key: string; place: string }[] = []
  walk(parseAst(source, { lang: 'ts' }), (node) => {
    if (node.type !== 'TaggedTemplateExpression' || node.tag?.callee?.name !== 'query') return
    const text = node.quasi?.quasis?.map(({ value }) => value.raw) ?? []
    const line = source.slice(0, node.start).split('\n').length
    statements.push({ key: keyOf(text), place: `${file}:${line}` })
  })
  return statements
}

/** The part of a node that is inspected. */
type Node = {
  type: string
  start: number
  tag?: { callee?: { name?: string } }
  quasi?: { quasis?: { value: { raw: string } }[] }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) visit(value as Node)
  for (const part of Object.values(value)) walk(part, visit)
}
