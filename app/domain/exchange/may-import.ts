import type { Kind } from '../administration/kind.server.ts'
import { mayAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { ownFiles } from './own-files.ts'

/** Some kinds are made and changed by their forms alone. */
export const hasImports = (kind: Kind): boolean =>
  ownFiles(kind) !== undefined || !(kind.given || kind.noFiles)

export const mayImport = (viewer: Viewer, kind: Kind): boolean =>
  hasImports(kind) && mayAdminister(viewer, kind.permission) && ownFiles(kind)?.may?.(viewer) !== false
