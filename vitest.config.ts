import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 15_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{values,ui,domain}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'request',
          include: ['tests/{routes,http}/**/*.test.ts', 'tests/*.test.ts'],
          globalSetup: 'tests/support/template-database.ts',
          // Every file gets a database of its own; what a file need not pay for again is the loaded app.
          setupFiles: 'tests/support/own-database.ts',
          isolate: false,
          hookTimeout: 60_000,
          env: { NODE_ENV: 'production', APP_ENV: 'test', APP_URL: 'http://localhost', LOG_LEVEL: 'silent' },
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
})
