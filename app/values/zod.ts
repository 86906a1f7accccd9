import { z } from 'zod'

// Zod would compile its schemas with `new Function`, which our pages' content policy forbids. Every schema is built
// through this module, so that the setting precedes the first of them.
z.config({ jitless: true })

export { z }
