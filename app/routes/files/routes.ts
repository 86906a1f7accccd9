import { route } from '@react-router/dev/routes'

/** Whoever may see what shows a file may have it, visitors of public pages too: the file itself is asked. */
export const files = [route('files/:key', 'routes/files/show.ts', { id: 'file' })]
