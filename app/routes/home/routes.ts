import { index, layout } from '@react-router/dev/routes'

export const homePages = [layout('routes/home/area.ts', [index('routes/home/index.tsx', { id: 'home' })])]
