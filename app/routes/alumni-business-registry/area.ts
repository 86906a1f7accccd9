import type { MiddlewareFunction } from 'react-router'
import { canAddOwnBusiness } from '#app/domain/viewer/permissions.ts'
import { found } from '#app/http/responses.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { settings } from '#app/settings.server.ts'

/** Where the organization has a form of its own, links lead there and ours doesn't exist. */
const requireOwnForm: MiddlewareFunction<Response> = (_args, next) => {
  found(settings().ADD_BUSINESS_URL ? null : true)
  return next()
}

export const middleware = [requireOwnForm, requireArea(canAddOwnBusiness)]
export { Outlet as default } from 'react-router'
export { asksServer as loader } from '#app/middleware/asks-server.server.ts'
