const TYPES =
  /CREATE TYPE ("\w+") AS ENUM \(([^)]*)\);|ALTER TYPE ("\w+") RENAME TO ("\w+");|ALTER TYPE ("\w+") ADD VALUE ([^;]*);/gi

type Creation = { added: string[] }

/**
 * The scripts with each value of an enum where its type is created. PostgreSQL doesn't let a transaction use a value that
 * it has added (before version 17), and all of them run in one.
 */
export function withValuesFirst(scripts: string[]): string[] {
  const creations: Creation[] = []
  const byName = new Map<string, Creation>()
  for (const [, created, , former, renamed, extended, value = ''] of scripts.join('\n').matchAll(TYPES)) {
    const known = byName.get(former ?? extended ?? '')
    if (created) {
      const creation = { added: [] }
      creations.push(creation)
      byName.set(created, creation)
    } else if (renamed && known) {
      byName.delete(former ?? '')
      byName.set(renamed, known)
    } else if (extended && known && /^'[^']*'$/.test(value)) known.added.push(value)
    else
      throw new Error(`A migration changes an enum in a way that a backup can’t restore: ${value || former}`)
  }
  return scripts.map((script) =>
    script.replace(TYPES, (statement, created?: string, values?: string) => {
      if (created)
        return `CREATE TYPE ${created} AS ENUM (${[values, ...(creations.shift()?.added ?? [])].join(', ')});`
      return /ADD VALUE/i.test(statement) ? '' : statement
    }),
  )
}
