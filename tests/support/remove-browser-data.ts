import { rmSync } from 'node:fs'

export default function removeBrowserData() {
  const folder = process.env.BROWSER_TEST_DATA
  if (folder) rmSync(folder, { recursive: true, force: true })
}
