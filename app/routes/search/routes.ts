import { route } from '@react-router/dev/routes'

export const searchPages = [
  route('search', 'routes/search/index.tsx', { id: 'search' }),
  route('endpoints/search', 'routes/endpoints/search.ts'),
]
