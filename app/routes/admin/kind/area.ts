import { leadOn } from '#app/middleware/lead-on.server.ts'
import { requireKind } from '#app/middleware/require-administration.server.ts'

export const middleware = [requireKind, leadOn('recordId', ({ kind }) => kind === 'organizations')]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
