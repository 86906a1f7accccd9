import { useEffect } from 'react'
import { useFetcher } from 'react-router'

type Choice = { id: string; label: string }

/**
 * Dependent choices: those that the page brought, or what the address answers; undefined until it has. It answers nothing
 * where that fails; choosing again asks again.
 */
export function useLoadedChoices(
  brought: Choice[] | undefined,
  address: string | null,
): Choice[] | undefined {
  const { data, state, load } = useFetcher<{ items: Choice[] } | null>({ key: address ?? 'nothing' })
  const isMissing = !brought && address !== null && data === undefined && state === 'idle'
  useEffect(() => {
    if (isMissing && address !== null) void load(address)
  }, [isMissing, address, load])
  return brought ?? data?.items
}
