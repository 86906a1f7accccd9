import { route } from '@react-router/dev/routes'

/** For everyone, signed in or not. */
export const appearancePages = [route('appearance', 'routes/appearance/index.tsx', { id: 'appearance' })]

export const manifest = [route('manifest.webmanifest', 'routes/appearance/manifest.ts', { id: 'manifest' })]
