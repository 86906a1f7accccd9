import type { App } from './handler.ts'

const PATIENCE = 2_000
const AWAY = 'the database isn’t responding'

/** Whether the database responds, known within two seconds even if it accepts connections and then says nothing. */
export async function readiness(build: App): Promise<[number, string]> {
  const { db } = build.entry.module
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(AWAY)), PATIENCE)
  })
  try {
    await Promise.race([db().$queryRaw`SELECT 1`, late])
    return [200, 'ready']
  } catch {
    return [503, AWAY]
  } finally {
    clearTimeout(timer)
  }
}
