import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { watchUnseen } from './watch-unseen.ts'

/** Marks what the reader saw of a list by itself. `share` is the part of an item that has to be in view. */
export function useSeenMarks<List extends HTMLElement>(action: string, share: number, unseen: number[]) {
  const list = useRef<List>(null)
  const { revalidate } = useRevalidator()
  const key = unseen.join()
  useEffect(() => {
    if (key === '' || !list.current) return
    return watchUnseen(list.current, share, async (ids) => {
      const taken = await post(action, ids)
      if (taken) revalidate()
      return taken
    })
  }, [action, share, key, revalidate])
  return list
}

function post(action: string, ids: string[]): Promise<boolean> {
  const body = new URLSearchParams(ids.map((id) => ['ids', id]))
  return fetch(action, { method: 'POST', body }).then(
    ({ ok }) => ok,
    () => false,
  )
}
