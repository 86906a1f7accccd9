import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { sayBesides } from '#app/ui/route-announcer.tsx'

export type Selection = { ids: number[]; all: boolean; partners: number }

/** The checked items in the list's form. Another page, filter or state of the list starts without any. */
export function useSelection(items: ListedItem[]) {
  const form = useRef<HTMLFormElement>(null)
  const [selected, setSelected] = useState<Selection>({ ids: [], all: false, partners: 0 })

  const read = useCallback(() => {
    const fields = new FormData(form.current ?? undefined)
    const ids = fields.getAll('item').map(Number)
    const chosen = items.filter(({ id }) => ids.includes(id))
    const partners = new Set(chosen.map(({ organization }) => organization.id)).size
    setSelected({ ids, all: fields.has('all'), partners })
  }, [items])

  useEffect(() => {
    const element = form.current
    read()
    element?.addEventListener('change', read)
    return () => element?.removeEventListener('change', read)
  }, [read])

  const isSelecting = useRef(false)
  isSelecting.current = selected.all || selected.ids.length > 0
  useEffect(() => () => sayCleared(isSelecting.current), [])

  return { form, selected }
}

function sayCleared(wasSelecting: boolean) {
  if (wasSelecting) sayBesides('Your selection was cleared.')
}
