import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import {
  type AssignmentDraft,
  type AssignmentRow,
  draftOf,
  withAssignToAll,
  withEvent,
  withMultiplePartners,
  withoutRow,
  withRow,
} from '#app/domain/action-items/assignment-draft.ts'
import type { FormChoices } from '#app/domain/action-items/form-choices.server.ts'
import { useLoadedChoices } from './loaded-choices.ts'

export type KeyedRow = AssignmentRow & { key: number }
export type Change = ReturnType<typeof useAssignments>['change']

/** The id of an assignment's fieldset, which counts from one like its legend. */
export const rowId = (index: number) => `assignment-${index + 1}`

/** The assignments as edited with JavaScript, by the same steps as on the server without it. */
export function useAssignments(
  shown: { draft: AssignmentDraft; choices: FormChoices },
  onChange: () => void,
) {
  const [draft, setDraft] = useState(shown.draft)
  const [keys, setKeys] = useState(() => shown.draft.rows.map((_, index) => index))
  const anchor = useRef<HTMLElement>(null)
  const fresh = useRef(shown.draft.rows.length)

  // Choices made before hydration.
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (form) setDraft(draftOf(new FormData(form)))
  }, [])

  const partners = useLoadedChoices(
    { [shown.draft.eventId]: shown.choices.partners },
    [draft.eventId],
    (id) => `${href('/endpoints/event-organizations')}?eventId=${id}`,
  )
  const representatives = useLoadedChoices(
    shown.choices.representatives,
    draft.rows.map(({ organizationId }) => organizationId),
    (id) => `${href('/endpoints/event-managers')}?organizationId=${id}`,
  )

  const update = (next: AssignmentDraft, nextKeys = next.rows.map(() => fresh.current++)) => {
    setDraft(next)
    setKeys(nextKeys)
    onChange()
  }
  const updateRow = (index: number, row: Partial<AssignmentRow>) => {
    const rows = draft.rows.map((it, at) => (at === index ? { ...it, ...row } : it))
    update({ ...draft, rows }, keys)
  }
  const change = {
    event: (id: string) => update(withEvent(draft, id)),
    assignToAll: (on: boolean) => update(withAssignToAll(draft, on)),
    multiplePartners: (on: boolean) => update(withMultiplePartners(draft, on), on ? keys : undefined),
    partner: (index: number, organizationId: string) => updateRow(index, { organizationId, assigneeId: '' }),
    assignee: (index: number, assigneeId: string) => updateRow(index, { assigneeId }),
    addRow: (event: MouseEvent) => {
      event.preventDefault()
      update(withRow(draft), [...keys, fresh.current++])
      focusSoon(rowId(keys.length))
    },
    removeRow: (index: number) => (event: MouseEvent) => {
      event.preventDefault()
      update(
        withoutRow(draft, index),
        keys.filter((_, at) => at !== index),
      )
      focusSoon(rowId(Math.max(0, index - 1)))
    },
  }
  const rows = draft.rows.map((row, index): KeyedRow => ({ ...row, key: keys[index] ?? index }))
  return { draft, rows, partners: partners[draft.eventId] ?? [], representatives, change, anchor }
}

/** Once the row is rendered, or the removed one is gone. */
function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
