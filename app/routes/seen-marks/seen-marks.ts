import { useEffect, useRef } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import type { ShellData } from '../shell/shell-data.server.ts'
import { watchUnseen } from './watch-unseen.ts'

/** Staff acting as a member leave everything as new to the member as it was. */
export const useMaySee = () => !useRouteLoaderData<ShellData>('shell')?.person?.actingAs

/**
 * Automatically marks the items of a list that the reader has seen. `share` is the part of an item that has to be in
 * view.
 */
export function useSeenMarks<List extends HTMLElement>(action: string, share: number, unseen: number[]) {
  const list = useRef<List>(null)
  const { revalidate } = useRevalidator()
  const key = useMaySee() ? unseen.join() : ''
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

/** No fetcher: that drops what it still sends when it sends more, and doesn’t say whether marks were taken. */
function post(action: string, ids: string[]): Promise<boolean> {
  const body = new URLSearchParams(ids.map((id) => ['ids', id]))
  return fetch(action, { method: 'POST', body }).then(
    ({ ok }) => ok,
    () => false,
  )
}
