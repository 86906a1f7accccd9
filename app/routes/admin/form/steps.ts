import type { Payload } from '#app/domain/administration/form.server.ts'

/** What a button in a form does to its rows: `sessions[1].speakers add`, `sessions[1] up`. */
type ButtonStep = { path: string; does: 'add' | 'remove' | 'up' | 'down' }
/** Where a row was dropped: `sessions[1] to 4`. */
type Drop = { path: string; does: 'to'; place: number }
export type Step = ButtonStep | Drop

export const stepText = (step: Step) =>
  step.does === 'to' ? `${step.path} to ${step.place}` : `${step.path} ${step.does}`

export function parseStep(text: string): Step | null {
  const [path = '', does, place = ''] = text.split(' ')
  if (!/^[\w-]+(\[\d{1,3}\])?(\.[\w-]+(\[\d{1,3}\])?)*$/.test(path)) return null
  if (does === 'to') return /^\d{1,3}$/.test(place) ? { path, does, place: Number(place) } : null
  return does === 'add' || does === 'remove' || does === 'up' || does === 'down' ? { path, does } : null
}

/** The form after the step, and where it leaves the reader: the name of the row, or of the list. */
export function afterStep(payload: Payload, step: Step): { payload: Payload; at: string } {
  const { path, does } = step
  const next = structuredClone(payload)
  if (does === 'add') {
    const rows = rowsAt(next, path)
    rows.push({ id: '' })
    return { payload: next, at: `${path}[${rows.length - 1}]` }
  }
  const [, list = '', place = '0'] = /^(.*)\[(\d+)\]$/.exec(path) ?? []
  const rows = rowsAt(next, list)
  const index = Number(place)
  if (does === 'remove') {
    rows.splice(index, 1)
    return { payload: next, at: rows.length > 0 ? `${list}[${Math.max(0, index - 1)}]` : list }
  }
  const target = step.does === 'to' ? step.place : does === 'up' ? index - 1 : index + 1
  const moved = rows[index]
  if (!moved || target < 0 || target >= rows.length) return { payload: next, at: path }
  rows.splice(index, 1)
  rows.splice(target, 0, moved)
  return { payload: next, at: `${list}[${target}]` }
}

/** The rows of a list, which a path names as `sessions` or `sessions[1].speakers`. */
function rowsAt(payload: Payload, path: string): Payload[] {
  const [, outer, place, inner] = /^(.+)\[(\d+)\]\.([^.[]+)$/.exec(path) ?? []
  const holder = outer === undefined ? payload : (rowsAt(payload, outer)[Number(place)] ?? {})
  const name = inner ?? path
  const rows = holder[name]
  if (Array.isArray(rows)) return rows as Payload[]
  const fresh: Payload[] = []
  holder[name] = fresh
  return fresh
}
