import { redirect } from 'react-router'
import { openSection } from '#app/domain/onboarding/questionnaire.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseId } from '#app/values/ids.ts'
import type { Flow } from './flow.ts'
import { returnQuery } from './way-back.ts'

/** The section in the URL. One that isn't open yet redirects to the open one. */
export async function showSection(viewer: Viewer, flow: Flow, param: string | undefined, url: URL) {
  const number = param === undefined ? undefined : parseId(param)
  const section = number === null ? null : await openSection(viewer, number)
  if (!section) throw redirect(flow.at() + returnQuery(url))
  return { section, firstName: viewer.firstName, back: returnQuery(url) }
}
