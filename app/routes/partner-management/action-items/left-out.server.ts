import { MOST_IN_BULK } from '#app/domain/action-items/bulk-operations.ts'
import { itemsWithIds, type SelectedItem } from '#app/domain/action-items/bulk-selection.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { readFormBody } from '#app/http/form-body.server.ts'
import { parseIds } from '#app/values/ids.ts'

/** After 'Leave these out': the form as submitted, for the others. The body can still be read. */
export async function withoutLeftOut(
  viewer: Viewer,
  request: Request,
): Promise<{ items: SelectedItem[]; reply: FormReply } | null> {
  const fields = [...(await readFormBody(request.clone()))] as [string, string][]
  const pressed = fields.find(([name]) => name === 'leaveOut')
  if (!pressed) return null
  const out = parseIds(pressed[1].split(' '), MOST_IN_BULK)
  const selected = fields.flatMap(([name, value]) => (name === 'item' ? (value.split('.')[0] ?? []) : []))
  const ids = parseIds(selected, MOST_IN_BULK).filter((id) => !out.includes(id))
  return { items: await itemsWithIds(viewer, ids), reply: replyTo(fields) }
}
