import { cut } from '#app/values/text.ts'
import type { Column } from './header.ts'

/** Why a line can't be imported. `column` is null where the line as a whole is meant. */
export type Fault = { line: number; column: Column | null; value: string; reason: string }

const SHOWN = 60

export function describeFault({ line, column, value, reason }: Fault): string {
  const place = column ? `line ${line}, ${column}` : `line ${line}`
  return value ? `${place}: "${cut(value, SHOWN)}" ${reason}` : `${place}: ${reason}`
}
