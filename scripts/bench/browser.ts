/** First visits on a slow phone from far away. */
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'
import { median } from './median.ts'
import { forMembers } from './pages.ts'
import { table } from './table.ts'
import { Visitor } from './visitor.ts'

const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const CPU_SLOWDOWN = 4
const VISITS = 3
const SCREENS = [
  { name: 'login', address: '/auth/login', submit: 'form[method=post] button', signedIn: false },
  { name: 'directory', address: '/directory', submit: 'form button', signedIn: true },
]
type Screen = (typeof SCREENS)[number]

/** Milliseconds since the navigation started. */
type Moments = { painted: number; usable: number; hydrated: number; requests: number; bytes: number }

export async function measureInBrowser(origin: string): Promise<string> {
  const signedIn = new Visitor(origin)
  await signedIn.signIn(forMembers.account)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const rows: string[][] = []
    for (const screen of SCREENS) {
      const visits: Moments[] = []
      for (let visit = 0; visit < VISITS; visit++) {
        const visitor = screen.signedIn ? signedIn.newBrowser() : new Visitor(origin)
        visits.push(await firstVisit(browser, screen, visitor))
      }
      const of = (moment: keyof Moments) => Math.round(median(visits.map((visit) => visit[moment])))
      rows.push([
        screen.name,
        ...[of('painted'), of('usable'), of('hydrated'), of('requests')].map(String),
        (of('bytes') / 1000).toFixed(1),
      ])
    }
    return table(
      ['400 kbit/s, 400 ms, CPU ÷ 4', 'painted ms', 'form usable ms', 'hydrated ms', 'requests', 'kB in all'],
      rows,
    )
  } finally {
    await browser.close()
  }
}

async function firstVisit(browser: Browser, { address, submit }: Screen, visitor: Visitor): Promise<Moments> {
  const context = await browser.newContext()
  try {
    await context.addCookies(visitor.cookies.map((cookie) => ({ ...cookie, url: visitor.origin })))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    let requests = 0
    let bytes = 0
    devtools.on('Network.requestWillBeSent', () => requests++)
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.addInitScript(watch, submit)
    await page.goto(new URL(address, visitor.origin).href, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => (window as unknown as Watched).moments.hydrated > 0)
    const moments = await page.evaluate(() => (window as unknown as Watched).moments)
    return { ...moments, requests, bytes }
  } finally {
    await context.close()
  }
}

type Watched = { moments: Record<'painted' | 'usable' | 'hydrated', number> }

/**
 * Runs in the page. The forms are real and can be filled in and submitted from the first frame after the paint with the
 * button. React marks hydrated elements with a property of its own.
 */
function watch(submit: string) {
  const moments = { painted: Number.NaN, usable: Number.NaN, hydrated: Number.NaN }
  Object.assign(window, { moments })
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    if (paint) moments.painted = paint.startTime
  }).observe({ type: 'paint', buffered: true })
  const frame = () => {
    const button = document.querySelector(submit)
    const shown = button && button.getClientRects().length > 0 && !Number.isNaN(moments.painted)
    if (shown && Number.isNaN(moments.usable)) moments.usable = performance.now()
    if (button && Object.keys(button).some((key) => key.startsWith('__reactFiber'))) {
      moments.hydrated = performance.now()
      return
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
