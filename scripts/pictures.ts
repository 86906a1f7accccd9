/**
 * `npm run pictures`: takes the pictures of the help page anew, of the demo as someone with a phone sees it, into
 * `public/pictures/help`. All of them, or those whose titles contain a word that is given. Look at them before they are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { pictureOf, type Topic } from '#app/routes/help/rules.ts'
import { allTopics } from '#app/routes/help/topics.ts'
import { type DemoAccount, emailOf } from '../prisma/seeds/accounts.ts'
import { DemoServer } from '../tests/support/demo-server.ts'
import { findBrowser } from './find-browser.ts'
import { buildApp, generateClient } from './prepare.ts'
import { ROOT } from './settings.ts'

/** What a topic's picture shows: a page of its link's address, or that one, from its title on, or from what is found there. */
type Shot = { as?: DemoAccount; at?: string; from?: (page: Page) => Locator }

const WIDTH = 400
const HEIGHT = 280
const ABOVE = 8

const heading = (name: string) => (page: Page) => page.getByRole('main').getByRole('heading', { name })

const shots: Record<string, Shot> = {
  'Join the community': {},
  'Get back in without your password': {},
  'Change your password': { as: 'alumni' },
  'Protect your account with a second factor': { as: 'alumni' },
  'Sign in with a passkey': { as: 'alumni' },
  'See where you’re signed in': { as: 'alumni' },
  'Decide what others see of you': { as: 'alumni' },
  'Close your account': { as: 'alumni' },
  'Choose which emails you get': {
    as: 'alumni',
    from: (page) => page.getByText('Emails about messages and kudos'),
  },
  'Keep your profile up to date': { as: 'alumni', from: heading('Employment') },
  'Choose light or dark colors': {},
  'Subscribe, or see what you’re subscribed to': { as: 'alumni' },
  'Find a member': {
    as: 'alumni',
    at: '/directory?search=google',
    from: (page) => page.getByLabel('Search members'),
  },
  'Message a member': { as: 'alumni' },
  'Block a member': { as: 'alumni' },
  'Ask the community': { as: 'alumni', from: (page) => page.getByRole('link', { name: 'Ask a question' }) },
  'See who thanked you': { as: 'alumni' },
  'Read what’s new': { as: 'alumni', from: heading('Pinned') },
  'Find an event': { as: 'fellow', from: (page) => page.getByLabel('Search events') },
  'Get your agenda in your calendar': { as: 'fellow' },
  'Mark favorites and completed resources': { as: 'fellow' },
  'Work through a playbook': { as: 'fellow' },
  'Give back': { as: 'alumni' },
  'Keep track of jobs': { as: 'alumni' },
  'Do what’s asked for before an event': { as: 'partner' },
  'Ask partners for something': { as: 'event-manager' },
  'Publish something at a set time': { as: 'admin', at: '/admin/announcements/9/schedule' },
  'Check people in at the door': { as: 'admin', at: '/admin/events/4/check-in/51' },
  'Bring people in': { as: 'admin' },
  'Take back what was changed': { as: 'admin' },
}

async function take(browser: Browser, origin: string, server: DemoServer, topic: Topic) {
  const shot = shots[topic.title]
  if (!shot) throw new Error(`No picture is described for “${topic.title}”`)
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: WIDTH, height: 800 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  if (shot.as) {
    const value = await server.sessionOf(emailOf(shot.as))
    await context.addCookies([{ name: 'session', value, url: origin, httpOnly: true, sameSite: 'Lax' }])
  }
  const page = await context.newPage()
  await page.goto(shot.at ?? topic.link?.to ?? '/', { waitUntil: 'networkidle' })
  const from = shot.from?.(page) ?? page.getByRole('heading', { level: 1 })
  const box = await from.first().boundingBox()
  if (!box) throw new Error(`What the picture of “${topic.title}” begins with isn’t there`)
  const clip = { x: 0, y: Math.max(0, box.y - ABOVE), width: WIDTH, height: HEIGHT }
  const picture = await page.screenshot({ clip, fullPage: true, type: 'webp', quality: 40 })
  writeFileSync(path.join(ROOT, 'public', pictureOf(topic)), picture)
  await context.close()
  console.log(`${pictureOf(topic)} ${(picture.length / 1000).toFixed(1)} kB`)
}

const [word = ''] = process.argv.slice(2)
generateClient()
buildApp()
mkdirSync(path.join(ROOT, 'public/pictures/help'), { recursive: true })
const server = new DemoServer()
const origin = await server.start()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  for (const topic of allTopics())
    if (topic.title.toLowerCase().includes(word.toLowerCase())) await take(browser, origin, server, topic)
} finally {
  await browser.close()
  await server.stop()
}
