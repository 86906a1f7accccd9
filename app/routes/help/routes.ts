import { route } from '@react-router/dev/routes'

/** For everyone, signed in or not. */
export const helpPages = [route('help', 'routes/help/index.tsx', { id: 'help' })]
