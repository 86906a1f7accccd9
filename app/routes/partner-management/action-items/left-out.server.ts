import type { RouterContextProvider } from 'react-router'
import { MOST_IN_BULK } from '#app/domain/action-items/bulk-operations.ts'
import { itemsWithIds, type SelectedItem } from '#app/domain/action-items/bulk-selection.server.ts'
import type { FormReply } from '#app/forms/field.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { parseIds } from '#app/values/ids.ts'

/** After 'Leave these out': the form as submitted, for the others. */
export async function withoutLeftOut(
  context: Readonly<RouterContextProvider>,
): Promise<{ items: SelectedItem[]; reply: FormReply } | null> {
  const fields = [...(await formFields(context))] as [string, string][]
  const pressed = fields.find(([name]) => name === 'leaveOut')
  if (!pressed) return null
  const out = parseIds(pressed[1].split(' '), MOST_IN_BULK)
  const selected = fields.flatMap(([name, value]) => (name === 'item' ? (value.split('.')[0] ?? []) : []))
  const ids = parseIds(selected, MOST_IN_BULK).filter((id) => !out.includes(id))
  return { items: await itemsWithIds(context.get(viewerContext), ids), reply: replyTo(fields) }
}
