/** Files move to a store of Ceph and back, and the store falls silent and dies while the product serves. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NOT_STORED } from '#app/domain/profile-images/rules.ts'
import { folderStorage } from '#app/storage/folder.server.ts'
import { isRecord } from '#app/storage/record.ts'
import { storageFor } from '#app/storage/storage.server.ts'
import type { Storage } from '#app/storage/storage.ts'
import { Visitor } from '../bench/visitor.ts'
import { ROOT } from '../settings.ts'
import { Ceph } from './ceph.ts'
import { DrilledServer } from './drilled-server.ts'
import { type Outcome, promise } from './outcome.ts'
import { onEmbedded, onPostgres, type Place } from './place.ts'
import { Reader } from './reader.ts'
import { upload } from './upload.ts'

const LASTS = 10_000
const BACK = 10_000
const FAULTS: [string, (store: Ceph) => unknown, (store: Ceph) => unknown][] = [
  ['says nothing for 10 s', (store) => store.pause(), (store) => store.goOn()],
  ['is killed, and there again after 10 s', (store) => store.kill(), (store) => store.startGateway()],
]

export async function* drillStorage(): AsyncGenerator<Outcome> {
  yield* await storedFrom(onEmbedded)
  yield* await storedFrom(onPostgres)
}

async function storedFrom(begin: () => Promise<Place>): Promise<Outcome[]> {
  const store = await Ceph.start()
  const place = await begin()
  const environment = { ...place.environment, ...store.settings }
  const server = await DrilledServer.on(environment)
  const others = mkdtempSync(path.join(tmpdir(), 'members-copies-'))
  try {
    const [first, rest] = await copiedInTwo(environment, place.environment.DATA_DIR, store)
    await server.start()
    const outcomes: Outcome[] = []
    for (const fault of FAULTS) outcomes.push(await through(fault, store, place.name, server.origin))
    await server.kill()
    const back = copy('to-folder', { ...environment, STORAGE_DIR: others })
    const files = await contentsOf(folderStorage(path.join(place.environment.DATA_DIR, 'files')))
    const found = await contentsOf(folderStorage(others))
    const lost = [...files].filter(([name, content]) => found.get(name) !== content).length
    const added = found.size - files.size
    const figures = [`${first} ${rest}`, back]
    const broken = [
      ...promise(lost === 0, `${lost} files aren’t the same`),
      ...promise(added === FAULTS.length, `${added} uploads are there instead of ${FAULTS.length}`),
    ]
    return [
      ...outcomes,
      { name: `files move to radosgw ${store.version} and back, ${place.name}`, figures, broken },
    ]
  } finally {
    await server.kill()
    await store.remove()
    await place.remove()
    rmSync(others, { recursive: true, force: true })
  }
}

const COPY = [path.join(ROOT, 'scripts/storage.ts'), 'copy']
const copy = (to: string, env: Record<string, string>): string =>
  execFileSync(process.execPath, [...COPY, to], { env: { ...process.env, ...env }, encoding: 'utf8' }).trim()

/** Killed while it copies, and done again. */
async function copiedInTwo(env: Record<string, string>, dataDir: string, { settings }: Ceph) {
  const bucket = storageFor({ DATA_DIR: dataDir, S3_REGION: '', ...settings })
  const first = spawn(process.execPath, [...COPY, 'to-bucket'], { env: { ...process.env, ...env } })
  while ((await contentsOf(bucket)).size === 0) await sleep(5)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const copied = (await contentsOf(bucket)).size
  return [`kill -9 after ${copied} files.`, `Then: ${copy('to-bucket', env)}.`]
}

async function contentsOf(files: Storage): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for await (const { name } of files.list())
    if (!isRecord(name)) contents.set(name, Buffer.from((await files.get(name)) ?? []).toString('base64'))
  return contents
}

async function through(
  [name, begin, end]: (typeof FAULTS)[number],
  store: Ceph,
  place: string,
  origin: string,
) {
  const admin = new Visitor(origin)
  await admin.signIn('admin')
  const reader = await Reader.signedIn(origin)
  reader.begin()
  const images = (await admin.page('/directory'))?.root.querySelectorAll('main img') ?? []
  await begin(store)
  const shown = Promise.all(images.map((it) => statusOf(admin, it.getAttribute('src') ?? '')))
  const [refused, status] = await Promise.all([
    upload(admin, name),
    admin.page('/admin/status'),
    sleep(LASTS),
  ])
  await end(store)
  const start = performance.now()
  let isBack = false
  while (!isBack && performance.now() - start < BACK) isBack = (await upload(admin, name)).status === 303
  const back = performance.now() - start
  const answers = await reader.end()
  return {
    name: `radosgw ${name}, ${place}`,
    figures: [
      `pages answered ${answers.text}`,
      `${images.length} images answered ${[...new Set(await shown)].join(', ')}`,
      `an upload was refused after ${(refused.ms / 1000).toFixed(1)} s`,
      `one was stored ${(back / 1000).toFixed(1)} s after it was over`,
    ],
    broken: [
      ...promise(answers.refused === 0, `${answers.refused} pages didn’t come`),
      ...promise(
        refused.status === 503 && refused.text.includes(NOT_STORED),
        'an upload wasn’t refused in words',
      ),
      ...promise(!!status?.text('main').includes('Files can’t be stored.'), 'the status page didn’t say it'),
      ...promise(isBack, `not back within ${BACK / 1000} s`),
    ],
  }
}

const statusOf = (visitor: Visitor, address: string) =>
  visitor.fetch(address).then((answer) => answer.arrayBuffer().then(() => answer.status))
