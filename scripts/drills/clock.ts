/** Loaded into a drilled server before its program: its clock can be set, its timers go on as those of a machine do. */
import { readFileSync } from 'node:fs'

const file = process.env.DRILL_CLOCK
const LOOKED_AT_EVERY = 100
const RealDate = Date
let ahead = 0

const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, wanted) => Reflect.construct(target, given.length > 0 ? given : [now()], wanted),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

if (file) setInterval(() => (ahead = Number(readFileSync(file, 'utf8'))), LOOKED_AT_EVERY).unref()
