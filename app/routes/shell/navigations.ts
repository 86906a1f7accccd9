import { fetchAhead } from '#app/http/fetch-ahead.ts'
import { leadOnWithoutModule } from './missing-module.ts'

/** What navigations alone need, so that no first page waits for it. */
export function prepareNavigations(): void {
  leadOnWithoutModule()
  fetchAhead()
}
