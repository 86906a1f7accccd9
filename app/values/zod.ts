import { z } from 'zod'

// Zod would compile its schemas with `new Function`, which the content policy of our pages forbids. Every schema is built
// through this module, so that the setting comes before the first of them.
z.config({ jitless: true })

export { z }
