import type { MadeFile } from '#app/domain/exchange/export.server.ts'
import { consume } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { log } from '#app/http/log.server.ts'
import { noteWrite } from '#app/http/own-writes.server.ts'
import { attachment, redirectWithNotice } from '#app/http/responses.server.ts'
import { tryAgainIn } from '#app/http/too-many.server.ts'

type Asked = { viewer: Viewer; list: string; requestId: string }

/** A list as a file; back to the list with the reason where there were too many, or where it couldn't be made. */
export async function answerExport(
  { viewer, list, requestId }: Asked,
  make: () => Promise<MadeFile | Error>,
): Promise<Response> {
  const use = await consume('exportsByMember', String(viewer.id))
  if (!use.allowed) {
    const text = `You’ve exported a lot of lists in a short time. ${tryAgainIn(use.seconds)}`
    return redirectWithNotice(list, text, { tone: 'danger' })
  }
  const made = await make()
  // The history has it.
  if (!(made instanceof Error)) return noteWrite(attachment(made.content, made.name, made.type))
  log.error({ requestId, err: made }, 'a list could not be exported')
  const text = 'The spreadsheet couldn’t be made. Export fewer records, or CSV.'
  return redirectWithNotice(list, text, { tone: 'danger' })
}
