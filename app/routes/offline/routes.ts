import { route } from '@react-router/dev/routes'

/** For everyone, and without what the shell says of a member: browsers keep it. */
export const offline = [
  route('offline', 'routes/offline/index.tsx', { id: 'offline' }),
  route('sw.js', 'routes/offline/worker.ts', { id: 'offline-worker' }),
]
