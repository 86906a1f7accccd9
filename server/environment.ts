import { existsSync } from 'node:fs'

// Must run before anything imports React: imports are hoisted, and React decides by NODE_ENV which of its builds runs.
process.env.NODE_ENV ??= 'production'
if (existsSync('.env')) process.loadEnvFile('.env')
