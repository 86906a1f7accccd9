import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import type { PaymentMode } from '#app/domain/subscriptions/offers.server.ts'
import type { action } from './checkout.tsx'
import type { ProviderModal } from './provider-modal.ts'

/**
 * Forms with this `onSubmit` open over the page once the provider's script has loaded; until then they submit normally.
 */
export function useProviderModal(way: PaymentMode) {
  const { submit, data } = useFetcher<typeof action>()
  const modal = useRef<ProviderModal | null>(null)
  const form = useRef<HTMLFormElement | null>(null)
  const [opening, setOpening] = useState<string | null>(null)

  useEffect(() => {
    if (way.kind !== 'provider') return
    let left = false
    const load = async () => {
      const { loadModal } = await import('./provider-modal.ts')
      const loaded = await loadModal(way)
      if (!left) modal.current = loaded
    }
    void load()
    return () => {
      left = true
    }
  }, [way])

  useEffect(() => {
    if (!data) return
    // The page that the form itself leads to explains why nothing opens.
    const goByPage = () => form.current?.submit()
    if (data.kind === 'opened') modal.current?.open(data.hostedPage, goByPage, () => setOpening(null))
    else goByPage()
  }, [data])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!modal.current) return
    event.preventDefault()
    if (opening) return
    form.current = event.currentTarget
    const fields = new FormData(event.currentTarget)
    setOpening(String(fields.get('planId')))
    fields.set('inPlace', '1')
    void submit(fields, { method: 'post', action: href('/subscription/checkout') })
  }

  return { onSubmit, opening }
}
