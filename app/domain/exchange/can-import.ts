import type { Kind } from '../administration/kind.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ownFiles } from './own-files.ts'

/** Some kinds are made and changed by their forms alone. */
export const hasImports = (kind: Kind): boolean =>
  ownFiles(kind) !== undefined || !(kind.given || kind.noFiles)

export const canImportKind = (viewer: Viewer, kind: Kind): boolean =>
  hasImports(kind) && canAdminister(viewer, kind.permission) && ownFiles(kind)?.may?.(viewer) !== false

/** What has a list is exported by whoever has that; what is in files alone, by whoever may import it. */
export const canExportKind = (viewer: Viewer, kind: Kind): boolean =>
  ownFiles(kind)?.of ? canImportKind(viewer, kind) : canAdminister(viewer, kind.permission)
