import { continueWith } from './bootstrap.mjs'

await continueWith('scripts/dev.ts')
