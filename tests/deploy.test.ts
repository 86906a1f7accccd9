// @one-database: it reads files.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MOST_MEGABYTES } from '#app/domain/exchange/import.server.ts'
import { ownServer } from './support/own-server.ts'
import { freePort } from './support/postgres-server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const METRICS_PORT = String(await freePort())
const { ask } = ownServer({ METRICS_PORT })

async function figures(): Promise<string> {
  await ask('/auth/login', { headers: { host: 'community.example.org' } })
  return (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
}

/** Every `expr` of the rules and of the dashboard. */
const EXPRESSIONS = [
  ...[...read('deploy/alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(([, text]) => text ?? ''),
  ...JSON.parse(read('deploy/dashboard.json')).panels.flatMap(
    ({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr),
  ),
]

/** Without a PostgreSQL server, a replica of it, and any connection yet there is nothing to count. */
const LATER = [
  'members_database_connections',
  'members_list_statements',
  'members_replica_behind_seconds',
  'members_outgoing',
]

test('rules and dashboard ask only for figures that there are', async () => {
  const text = await figures()
  const named = EXPRESSIONS.flatMap((expr) =>
    [...expr.matchAll(/\b(?:members|process|nodejs)_\w+/g)].map(([it]) => it),
  )
  expect(new Set(named).size).toBeGreaterThan(8)
  for (const name of LATER) expect(text).toContain(`# TYPE ${name} gauge`)
  const others = [...new Set(named)].filter((name) => !LATER.includes(name))
  expect(others.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([])
})

test('the dashboard has every figure of ours', async () => {
  const ours = [...(await figures()).matchAll(/^# TYPE (members_\w+) /gm)].map(([, name]) => name)
  const shown: string = read('deploy/dashboard.json')
  expect(ours.length).toBeGreaterThan(10)
  expect(ours.filter((name) => !new RegExp(`\\b${name}(_bucket)?\\b`).test(shown))).toEqual([])
})

test('no panel of the dashboard lies over another, and each has a number of its own', () => {
  type Panel = { id: number; gridPos: { x: number; y: number } }
  const { panels } = JSON.parse(read('deploy/dashboard.json')) as { panels: Panel[] }
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(panels.length)
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
})

test('rules and dashboard ask only for labels and values that there are', async () => {
  const text = await figures()
  const asked = EXPRESSIONS.flatMap((expr) =>
    [...expr.matchAll(/(members_\w+)\{(\w+)="([^"]+)"\}/g)].map(([, name, label, value]) => ({
      name,
      label,
      value,
    })),
  )
  const known = asked.filter(({ name = '' }) => !LATER.includes(name))
  expect(known.length).toBeGreaterThan(1)
  for (const { name, label, value } of known)
    expect(text).toMatch(new RegExp(`^${name}\\{.*${label}="${value}"`, 'm'))
})

test('examples name only settings that there are', () => {
  const example = read('.env.example')
  const settings = new Set([...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const files = globSync('deploy/{compose.yaml,*.service,kubernetes/*.yaml}', { cwd: ROOT })
  const named = files.flatMap((file) => [
    ...[...read(file).matchAll(/^ {6}(?:- )?([A-Z][A-Z_]+)(?:: |=)/gm)].map(([, name]) => name),
    ...[...read(file).matchAll(/- \{ name: ([A-Z][A-Z_]+), value:/g)].map(([, name]) => name),
    ...[...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((it) => it.split('=')[0]),
    ),
  ])
  expect(named).toEqual(expect.arrayContaining(['METRICS_PORT', 'APP_URL', 'PROCESSES']))
  // Of Node and of PostgreSQL's image.
  const others = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_PASSWORD']
  expect([...new Set(named)].filter((name) => !settings.has(name) && !others.includes(name ?? ''))).toEqual(
    [],
  )
})

test('examples start what is there', () => {
  const started = globSync('deploy/*.service', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/^ExecStart=\/usr\/bin\/node (\S+)/gm)].map(([, script = '']) => script),
  )
  expect(started).toEqual(expect.arrayContaining(['scripts/start.ts', 'scripts/backup.ts']))
  for (const script of started) expect(globSync(script, { cwd: ROOT })).toEqual([script])
})

test('proxies let the largest upload through', () => {
  const limits = [
    /max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1],
    /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1],
    /proxy-body-size: (\d+)m/.exec(read('deploy/kubernetes/ingress.yaml'))?.[1],
  ]
  for (const limit of limits) expect(Number(limit)).toBeGreaterThan(MOST_MEGABYTES)
})

test('the base for Kubernetes names each of its files and probes what answers', async () => {
  const base = read('deploy/kubernetes/kustomization.yaml')
  const listed = [...base.matchAll(/^ {2}- (\S+\.yaml)$/gm)].map(([, file]) => file)
  const files = globSync('*.yaml', { cwd: path.join(ROOT, 'deploy/kubernetes') })
  expect([...listed, 'kustomization.yaml'].sort()).toEqual(files.sort())
  const probed = [...read('deploy/kubernetes/deployment.yaml').matchAll(/httpGet: \{ path: (\S+),/g)]
  expect(probed).toHaveLength(3)
  for (const [, address = ''] of probed) expect((await ask(address)).status).toBe(200)
})

test('the image is made of what there is', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, it = '']) =>
    it.split(' '),
  )
  expect(copied).toEqual(expect.arrayContaining(['package-lock.json', 'prisma', 'scripts', 'server']))
  expect(copied.filter((it) => !existsSync(path.join(ROOT, it)))).toEqual([])
})
