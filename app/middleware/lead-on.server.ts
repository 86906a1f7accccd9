import { type MiddlewareFunction, type Params, redirect } from 'react-router'
import { organizationNow } from '#app/domain/organizations/former.server.ts'
import { parseId } from '#app/values/ids.ts'

/**
 * Where a page of an organization isn't found, because it was merged into another one, its address leads there. Costs
 * other pages nothing.
 */
export const leadOn =
  (param: string, applies: (params: Params) => boolean = () => true): MiddlewareFunction<Response> =>
  async ({ params, url }, next) => {
    const response = await next()
    if (response.status !== 404 || !applies(params)) return response
    const now = await organizationNow(parseId(params[param]))
    if (now === null) return response
    return redirect(url.pathname.replace(`/${params[param]}`, `/${now}`) + url.search, 301)
  }
