import { route } from '@react-router/dev/routes'

export const images = [route('images/:name/:size?', 'routes/images/show.ts')]
