import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const executablePath =
  process.env.CHROMIUM_PATH ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
    existsSync(file),
  )

/** What the runner sets itself, which this would replace, and no picture that is out of sight: a page of members has dozens. */
const BLINK_SETTINGS = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ...['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G'].map((line) => `lazyLoadingImageMarginPx${line}=0`),
].join()

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Limits, not waits: how busy the machine is decides no test.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // It would answer what a test answers itself. Those that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        `--blink-settings=${BLINK_SETTINGS}`,
      ],
    },
  },
  projects: [
    { name: 'js', testIgnore: /\.no-js\.spec/ },
    { name: 'no-js', use: { javaScriptEnabled: false }, testIgnore: /\.(js|keyboard)\.spec/ },
  ],
  globalSetup: './tests/support/browser-template.ts',
})
