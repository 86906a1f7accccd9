import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

export function dataDir() {
  return path.resolve(process.env.DATA_DIR || 'data')
}
