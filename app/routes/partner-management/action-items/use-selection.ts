import { useCallback, useRef, useState } from 'react'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { say } from '#app/ui/route-announcer.tsx'

export type Selection = { ids: number[]; all: boolean; partners: number; count: number }

/** The checked items in the list's form. */
export function useSelection(items: ListedItem[], total: number) {
  const [selected, setSelected] = useState<Selection>({ ids: [], all: false, partners: 0, count: 0 })
  const said = useRef(0)

  const read = useCallback(
    (fields: FormData, isChange: boolean) => {
      const ids = fields.getAll('item').map(Number)
      const all = fields.has('all')
      const chosen = items.filter(({ id }) => ids.includes(id))
      const partners = new Set(chosen.map(({ organization }) => organization.id)).size
      const count = all ? total : ids.length
      setSelected({ ids, all, partners, count })
      if (isChange && count !== said.current) say(selectedText(count))
      said.current = count
    },
    [items, total],
  )

  return { read, selected }
}

export const selectedText = (count: number) => `${count} row(s) selected`
