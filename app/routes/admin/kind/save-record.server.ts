import { data, type RouterContextProvider } from 'react-router'
import { findRecord } from '#app/domain/administration/find.server.ts'
import { save } from '#app/domain/administration/save.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { parseId } from '#app/values/ids.ts'
import { answerUnread, answerUnsaved } from '../form/answer.server.ts'
import { readSubmission } from '../form/submission.server.ts'
import { recordHref, undoButton } from './address.ts'
import { savedText } from './saved-text.ts'

type Context = Readonly<RouterContextProvider>

/** Saves a record's form, or answers with what was typed and what is wrong with it. */
export async function saveRecord(context: Context, recordId: string) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const id = found(parseId(recordId))
  const submission = await readSubmission(context, viewer, kind)
  if (submission.kind !== 'typed') {
    found(await findRecord(kind, id))
    const status = submission.kind === 'step' ? 200 : 400
    return data({ shown: await answerUnread(viewer, kind, submission) }, status)
  }
  const { version, intent, confirmed } = submission.frame
  const typed = { content: submission.content, publish: intent === 'publish', version, confirmed }
  const saving = await save(viewer, kind, id, typed)
  if (saving.kind !== 'saved') {
    const status = saving.kind === 'refused' || saving.kind === 'unconfirmed' ? 400 : 409
    return data({ shown: await answerUnsaved(viewer, kind, submission, saving) }, status)
  }
  const undo = saving.entryId ? undoButton(saving.entryId) : {}
  return redirectWithNotice(recordHref(kind.name, id), savedText(kind, saving, 'saved'), undo)
}
