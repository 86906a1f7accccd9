import { STORAGE, type StorageSettings, storageProblems } from '#app/storage/settings.ts'
import { z } from '#app/values/zod.ts'
import { dataDir } from './settings.ts'

/** Where the server with this environment stores its files. */
export function namedStorage(): StorageSettings {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
  const problems = storageProblems(given)
  const parsed = z.object(STORAGE).safeParse({ ...given, DATA_DIR: dataDir() })
  if (!parsed.success || problems.length > 0)
    throw new Error(
      [...(parsed.error?.issues ?? []).map((it) => `${it.path.join('.')}: ${it.message}`), ...problems].join(
        '\n',
      ),
    )
  return parsed.data
}
