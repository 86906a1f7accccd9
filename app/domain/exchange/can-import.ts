import type { Kind } from '../administration/kind.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ownFiles } from './own-files.ts'

/** Some kinds are made and changed by their forms alone. */
export const hasImports = (kind: Kind): boolean =>
  ownFiles(kind) !== undefined || !(kind.given || kind.noFiles)

export const canImportKind = (viewer: Viewer, kind: Kind): boolean =>
  hasImports(kind) && canAdminister(viewer, kind.permission) && ownFiles(kind)?.may?.(viewer) !== false
