import { route } from '@react-router/dev/routes'

export const directoryPages = [route('directory', 'routes/directory/index.tsx', { id: 'directory' })]
