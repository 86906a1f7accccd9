/** Measures pages against their floors, alternating in each round, so that a busy machine slows all alike. */
import type { DatabaseCpu } from './database-cpu.ts'
import { type Load, load } from './load.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { median } from './median.ts'
import type { SameWork, Statement } from './messages.ts'
import type { PageGroup } from './pages.ts'
import { Visitor } from './visitor.ts'
import { type Weight, weigh } from './weigh.ts'

export type PageFigures = {
  name: string
  alone: Load
  together: Load
  queries: number
  weight: Weight
  /** Its time on one connection, as a multiple of the floor's. */
  timeInFloors: number
  timesFloor: number
  /** By the process's CPU, by that of the database server as well, and by what someone waits on one connection. */
  timesSameWork: { cpu: number; machine: number; waited: number }
}
export type Figures = {
  pages: PageFigures[]
  left: string[]
  floor: Load
  /** Bytes before the load, then after each page's, to see whether it stays flat. */
  memory: number[]
}

type Servers = { app: MeasuredProcess; floor: MeasuredProcess; database: DatabaseCpu }
type Effort = { seconds: number; rounds: number }
type Found = { name: string; address: string; visitor: Visitor; statements: Statement[] }

const TOGETHER = 10

export async function measure(
  servers: Servers,
  { account, pages }: PageGroup,
  effort: Effort,
): Promise<Figures> {
  const signedIn = new Visitor(servers.app.origin)
  await signedIn.signIn(account)
  const found: Found[] = []
  const left: string[] = []
  for (const page of pages) {
    const visitor = page.signedOut ? new Visitor(servers.app.origin) : signedIn
    const address = await page.address(signedIn)
    // The second visit is the usual one: the styles are cached, and the server has cached what seldom changes.
    if (!address || !(await visitor.page(address))) left.push(page.name)
    else found.push({ name: page.name, address, visitor, ...(await recordWork(servers, visitor, address)) })
  }
  const memory = [(await servers.app.usage()).memory]
  const floors: Load[] = []
  const figures: PageFigures[] = []
  for (const page of found) {
    console.error(`Measuring ${page.name}`)
    figures.push(await measurePage(servers, page, effort, floors))
    memory.push((await servers.app.usage()).memory)
  }
  return { pages: figures, left, floor: medianLoad(floors), memory }
}

/** Gives the page's work to its same-work floor. */
async function recordWork({ app, floor }: Omit<Servers, 'database'>, visitor: Visitor, address: string) {
  // The server sends email and cleans up between requests; that work may fall into one of the two.
  const first = await recordVisit(app, visitor, address)
  const second = await recordVisit(app, visitor, address)
  const work = first.statements.length <= second.statements.length ? first : second
  await floor.ask({ ask: 'repeat', work: [work] })
  return { statements: work.statements }
}

async function recordVisit(app: MeasuredProcess, visitor: Visitor, path: string): Promise<SameWork> {
  let answer: Pick<SameWork, 'headers' | 'body'> = { headers: {}, body: new Uint8Array() }
  const statements = await app.statementsOf(async () => {
    answer = await visitor.bytes(path)
  })
  return { path, statements, ...answer }
}

async function measurePage({ app, floor, database }: Servers, page: Found, effort: Effort, floors: Load[]) {
  const target = { address: page.address, headers: page.visitor.headers, database }
  const rounds: Record<'own' | 'floor' | 'sameWork', Load>[] = []
  const alone: typeof rounds = []
  await load({ server: app, ...target }, TOGETHER, effort.seconds / 3)
  for (let round = 0; round < effort.rounds; round++) {
    alone.push({
      floor: await load({ server: floor, ...target, address: '/floor' }, 1, effort.seconds / 2),
      own: await load({ server: app, ...target }, 1, effort.seconds),
      sameWork: await load({ server: floor, ...target }, 1, effort.seconds / 2),
    })
    rounds.push({
      floor: await load({ server: floor, ...target, address: '/floor' }, TOGETHER, effort.seconds / 2),
      own: await load({ server: app, ...target }, TOGETHER, effort.seconds),
      sameWork: await load({ server: floor, ...target }, TOGETHER, effort.seconds / 2),
    })
  }
  floors.push(...rounds.map((round) => round.floor))
  return {
    name: page.name,
    alone: medianLoad(alone.map(({ own }) => own)),
    together: medianLoad(rounds.map((round) => round.own)),
    queries: page.statements.length,
    weight: await weigh(page.visitor.newBrowser(), page.address),
    timeInFloors: median(alone.map(({ own, floor }) => own.p50 / floor.p50)),
    timesFloor: median(rounds.map(({ own, floor }) => own.cpu / floor.cpu)),
    timesSameWork: {
      cpu: median(rounds.map(({ own, sameWork }) => own.cpu / sameWork.cpu)),
      machine: median(rounds.map(({ own, sameWork }) => machine(own) / machine(sameWork))),
      waited: median(alone.map(({ own, sameWork }) => own.p50 / sameWork.p50)),
    },
  }
}

const machine = ({ cpu, databaseCpu }: Load) => cpu + databaseCpu

function medianLoad(loads: Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((load) => load[figure]))
  return {
    p50: of('p50'),
    p95: of('p95'),
    perSecond: of('perSecond'),
    cpu: of('cpu'),
    databaseCpu: of('databaseCpu'),
  }
}
