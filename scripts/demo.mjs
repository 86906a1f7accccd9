import { continueWith } from './bootstrap.mjs'

await continueWith('scripts/demo.ts')
