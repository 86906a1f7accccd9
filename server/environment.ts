import { existsSync } from 'node:fs'

// Must run before anything imports React: imports are hoisted, and React chooses its build by NODE_ENV.
process.env.NODE_ENV ??= 'production'
if (existsSync('.env')) process.loadEnvFile('.env')
