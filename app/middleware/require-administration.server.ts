import { createContext, type MiddlewareFunction } from 'react-router'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { fileKindNamed } from '#app/domain/administered/row-kinds.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { canExportKind, canImportKind, hasImports } from '#app/domain/exchange/can-import.ts'
import {
  type AdministrationPermission,
  canAdminister,
  canUseAdministration,
} from '#app/domain/viewer/administration.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit } from '#app/http/responses.server.ts'
import { settings } from '#app/settings.server.ts'

type Guard = MiddlewareFunction<Response>

/** For anyone else there is no administration; for no one, where it is an application of its own. */
export const requireAdministration: Guard = ({ context }, next) => {
  if (settings().ADMIN_APP_URL || !canUseAdministration(context.get(viewerContext))) throw notFound()
  return next()
}

export function requirePermission(permission: AdministrationPermission): Guard {
  return ({ context }, next) => {
    permit(canAdminister(context.get(viewerContext), permission))
    return next()
  }
}

/** Set by requireKind, so there is always one below it. */
export const kindContext = createContext<Kind>()

/** For the screens of one kind that stand beside those of every kind. */
export const requireKindNamed =
  (name: string): Guard =>
  ({ context }, next) => {
    const kind = found(kindNamed(name))
    permit(canAdminister(context.get(viewerContext), kind.permission))
    context.set(kindContext, kind)
    return next()
  }

/** The kind of content that the URL names, if the viewer may administer it. */
export const requireKind: Guard = ({ params, context }, next) => {
  const kind = found(kindNamed(params.kind))
  permit(canAdminister(context.get(viewerContext), kind.permission))
  context.set(kindContext, kind)
  return next()
}

/** The same, or what its records have inside: that has files and nothing else. */
export const requireFileKind: Guard = ({ params, context }, next) => {
  const kind = found(fileKindNamed(params.kind))
  permit(canExportKind(context.get(viewerContext), kind))
  context.set(kindContext, kind)
  return next()
}

/** Some kinds are made and changed by their forms alone. */
export const requireImports: Guard = ({ context }, next) => {
  const kind = context.get(kindContext)
  if (!hasImports(kind)) throw notFound()
  permit(canImportKind(context.get(viewerContext), kind))
  return next()
}
