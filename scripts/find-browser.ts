import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT } from './settings.ts'

// The first is headless Chromium, which takes half the work per test.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const ADVICE =
  'No browser for the tests: install Chromium, or set CHROMIUM_PATH to a Chromium or Chrome program.'

/**
 * Path of a Chromium for the tests: an installed one, else Playwright's own, else Debian's package. Throws with advice.
 */
export function findBrowser(): string {
  const installed = process.env.CHROMIUM_PATH || inPath() || playwrightsOwn()
  if (installed) return installed
  console.log('No Chromium is installed: trying Playwright’s download')
  attempt(path.join(ROOT, 'node_modules/.bin/playwright'), ['install', 'chromium'])
  const downloaded = playwrightsOwn()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0) {
    console.log('Trying Debian’s package')
    attempt('apt-get', ['update', '-qq'])
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  }
  const packaged = inPath()
  if (packaged) return packaged
  throw new Error(ADVICE)
}

function inPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return candidates.find(isExecutable)
}

function playwrightsOwn() {
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

function attempt(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function isExecutable(file: string) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
