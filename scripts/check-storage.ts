import { closeDatabase, openDatabase } from '#app/db/database.server.ts'
import { removeUnnamed } from '#app/domain/kept-files/clear-up.server.ts'
import { findUnnamed } from '#app/domain/kept-files/unnamed.server.ts'
import { counted, namedFiles, number } from './backup-settings.ts'
import { checkSchema } from './check-schema.ts'
import { namedDatabase } from './named-database.ts'

/** Names the stored files that belong to nothing, or removes them. Returns what is to be said. */
export async function checkStorage(removes: boolean): Promise<string> {
  await openDatabase(namedDatabase())
  await checkSchema()
  const said = await (removes ? remove() : check())
  await closeDatabase()
  return said
}

async function check() {
  let [checked, found] = [0, 0]
  for await (const page of findUnnamed(namedFiles())) {
    checked += page.checked
    found += page.unnamed.length
    for (const { file } of page.unnamed) console.log(file)
  }
  return `Checked ${counted(checked, 'file')}; ${number(found)} ${found === 1 ? 'belongs' : 'belong'} to nothing`
}

async function remove() {
  const { checked, found, removed } = await removeUnnamed(namedFiles(), { evenMany: true })
  const what = `${number(removed)} of ${number(found)} that ${found === 1 ? 'belongs' : 'belong'} to nothing`
  return `Checked ${counted(checked, 'file')}; removed ${what}`
}
