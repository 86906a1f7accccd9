/** The smallest cluster of Ceph whose radosgw speaks the protocol of S3: in a temporary folder, its objects in memory. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini } from 's3mini'
import { freePort } from '../../tests/support/postgres-server.ts'

const KEY = { accessKeyId: 'DRILL', secretAccessKey: 'a/secret+of=the-drill' }
/** What a store of Ceph calls its region unless it is told another name. */
const REGION = 'default'
const BUCKET = 'community'
const GATEWAY = 'radosgw'

export class Ceph {
  /** As settings of a server. */
  readonly settings: Record<string, string>
  readonly version: string
  readonly #folder: string
  readonly #url: string
  readonly #daemons: ChildProcess[] = []
  #gateway: ChildProcess | undefined

  static async start(): Promise<Ceph> {
    const { stdout } = spawnSync(GATEWAY, ['--version'], { encoding: 'utf8' })
    const [, version] = /ceph version (\S+)/.exec(stdout ?? '') ?? []
    if (!version) throw new Error('This drill needs radosgw, ceph-mon and ceph-osd to be installed.')
    const store = new Ceph(version, await freePort(), await freePort())
    await store.#begin()
    return store
  }

  private constructor(version: string, monitor: number, port: number) {
    this.version = version
    this.#folder = mkdtempSync(path.join(tmpdir(), 'members-ceph-'))
    this.#url = `http://127.0.0.1:${port}`
    this.settings = {
      S3_BUCKET_URL: `${this.#url}/${BUCKET}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    }
    for (const daemon of ['osd', 'rgw']) mkdirSync(path.join(this.#folder, daemon))
    writeFileSync(path.join(this.#folder, 'ceph.conf'), configuration(this.#folder, monitor, port))
    this.#run('monmaptool', '--create', '--addv', 'a', `[v1:127.0.0.1:${monitor}]`, `${this.#folder}/map`)
  }

  /** Takes everything and answers nothing, until it goes on. */
  pause = () => this.#gateway?.kill('SIGSTOP')
  goOn = () => this.#gateway?.kill('SIGCONT')

  async kill() {
    const gateway = this.#gateway
    if (!gateway) return
    gateway.kill('SIGKILL')
    await once(gateway, 'exit')
  }

  async startGateway() {
    this.#gateway = this.#spawn(GATEWAY, '-n', 'client.rgw.a')
    while (!(await fetch(this.#url).catch(() => null))) await sleep(50)
  }

  async remove() {
    process.off('exit', this.#killNow)
    this.#killNow()
    await sleep(500)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #killNow = () => {
    for (const daemon of [this.#gateway, ...this.#daemons.toReversed()]) daemon?.kill('SIGKILL')
  }

  async #begin() {
    process.once('exit', this.#killNow)
    try {
      this.#run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', `${this.#folder}/map`)
      this.#daemons.push(this.#spawn('ceph-mon', '-i', 'a'))
      const id = randomUUID()
      this.#run('ceph', 'osd', 'new', id)
      this.#run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id)
      this.#daemons.push(this.#spawn('ceph-osd', '-i', '0'))
      const { accessKeyId, secretAccessKey } = KEY
      const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`]
      this.#run('radosgw-admin', 'user', 'create', '--uid=drill', '--display-name=Drill', ...keys)
      await this.startGateway()
      const bucket = new S3mini({ endpoint: `${this.#url}/${BUCKET}`, region: REGION, ...KEY })
      if (!(await bucket.createBucket())) throw new Error('The store made no bucket')
    } catch (error) {
      await this.remove()
      throw error
    }
  }

  #run(program: string, ...args: string[]) {
    execFileSync(program, ['-c', `${this.#folder}/ceph.conf`, ...args], {
      stdio: ['ignore', 'ignore', process.env.DEBUG ? 'inherit' : 'ignore'],
      timeout: 60_000,
    })
  }

  #spawn(program: string, ...args: string[]) {
    return spawn(program, ['-c', `${this.#folder}/ceph.conf`, '-f', ...args], { stdio: 'ignore' })
  }
}

const configuration = (folder: string, monitor: number, port: number) => `[global]
fsid = ${randomUUID()}
mon host = [v1:127.0.0.1:${monitor}]
mon initial members = a
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
rgw frontends = beast endpoint=127.0.0.1:${port}
setuser match path = /none
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
`
