import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { freePort } from './tests/support/postgres-server.ts'

/** Where the sign-in provider of the tests and the place of its pictures listen: known before the app reads its settings. */
const provider = `http://127.0.0.1:${await freePort()}`
const pictures = `http://127.0.0.1:${await freePort()}`

/** Where the machine seems to be: nothing may rely on that, so the databases and the browser tests each have another zone. */
const TZ = process.env.TEST_DATABASE === 'postgresql' ? 'America/New_York' : 'Pacific/Auckland'

const REQUEST_TESTS = ['tests/{routes,http}/**/*.test.ts', 'tests/*.test.ts']

/**
 * Request tests run on both databases. A file that says `// @one-database: why` on its first line proves nothing more on the second:
 * where the same run asks PostgreSQL as well, it runs there alone.
 */
const onOneDatabase = globSync(REQUEST_TESTS).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @one-database: '),
)

/** Those files take longest, so they begin: no worker waits for one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = new Set(onOneDatabase.map((file) => path.resolve(file)))
    const [first, others] = [true, false].map((isLong) =>
      files.filter(({ moduleId }) => long.has(moduleId) === isLong),
    )
    return [...(await super.sort(first ?? [])), ...(await super.sort(others ?? []))]
  }
}

export default defineConfig({
  test: {
    // A limit, not a wait: how busy the machine is decides no test.
    testTimeout: 300_000,
    maxWorkers: 2,
    sequence: process.env.TEST_ORDER ? {} : { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{values,spreadsheets,ui,forms,domain,db}/**/*.test.{ts,tsx}'],
          isolate: false,
          hookTimeout: 300_000,
          env: { TZ },
        },
      },
      {
        test: {
          name: 'request',
          include: REQUEST_TESTS,
          exclude: process.env.TEST_ON_POSTGRESQL_TOO ? onOneDatabase : [],
          globalSetup: [
            'tests/support/template-database.ts',
            'tests/support/stored-files.ts',
            'tests/support/seen-statements.ts',
          ],
          // Every file gets a database of its own; what a file need not pay for again is the loaded app.
          setupFiles: 'tests/support/own-database.ts',
          isolate: false,
          hookTimeout: 300_000,
          env: {
            TZ,
            NODE_ENV: 'production',
            APP_ENV: 'test',
            APP_URL: 'http://localhost',
            LOG_LEVEL: 'silent',
            STORAGE_DIR: path.join(tmpdir(), `members-test-files-${process.pid}`),
            LINKEDIN_PICTURE_ORIGIN: pictures,
            PROVIDER_SITE_URL: 'https://www.example.org/',
            PARTNER_INFO_URL: 'https://www.example.org/partners',
            ...providerSettings('GOOGLE'),
            ...providerSettings('LINKEDIN'),
          },
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
})

function providerSettings(name: string) {
  return {
    [`${name}_CLIENT_ID`]: `${name.toLowerCase()}-client`,
    [`${name}_CLIENT_SECRET`]: 'secret-of-the-tests',
    [`${name}_AUTHORIZATION_URL`]: `${provider}/authorize`,
    [`${name}_TOKEN_URL`]: `${provider}/token`,
    [`${name}_USERINFO_URL`]: `${provider}/userinfo`,
  }
}
