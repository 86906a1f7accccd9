import { continueWith } from './bootstrap.mjs'

await continueWith('scripts/test.ts')
