import { fetchAhead } from './fetch-ahead.ts'
import { leadOnWithoutModule } from './missing-module.ts'

export { handOver } from '#app/ui/hand-over.ts'

/** What navigations alone need. */
export function prepareNavigations(): void {
  leadOnWithoutModule()
  fetchAhead()
}
