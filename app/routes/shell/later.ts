import { handOver } from '#app/ui/hand-over.ts'
import { showComingDialogs } from './coming-dialog.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { leadOnWithoutModule } from './missing-module.ts'

/** What navigations alone need. */
export function prepareNavigations(): void {
  leadOnWithoutModule()
  fetchAhead()
}

/** Once the page is alive. */
export function takeOver(): void {
  handOver()
  showComingDialogs()
}
