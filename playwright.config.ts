import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from './tests/support/postgres-server.ts'

// Chosen once and handed to the workers, which read this file again, through the environment.
process.env.BROWSER_TEST_PORT ??= String(await freePort())
process.env.BROWSER_TEST_DATA ??= mkdtempSync(path.join(tmpdir(), 'members-browser-'))

const baseURL = `http://localhost:${process.env.BROWSER_TEST_PORT}`
const executablePath =
  process.env.CHROMIUM_PATH ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  )

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 2,
  // Two browsers and a server share the two cores of a small machine; what passes only the second time is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'js', testIgnore: /\.(no-js|keyboard)\.spec/ },
    { name: 'no-js', use: { javaScriptEnabled: false }, testIgnore: /\.(js|keyboard)\.spec/ },
    { name: 'keyboard', testMatch: /\.keyboard\.spec/ },
  ],
  webServer: {
    command: 'node scripts/demo.ts',
    env: {
      PORT: process.env.BROWSER_TEST_PORT,
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      DATABASE_URL: '',
      APP_URL: baseURL,
      DEMO_MEMBERS: '200',
      LOG_LEVEL: 'warn',
      // Neither where the tests run, nor where the browser is.
      TZ: 'Asia/Kolkata',
    },
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  globalTeardown: './tests/support/remove-browser-data.ts',
})
