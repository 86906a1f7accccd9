import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useActionData, useLocation } from 'react-router'

/** Few need it. */
const OfferedDraft = lazy(() => import('./offered-draft.tsx'))

/**
 * Inside a form: keeps its draft for the tab, if it has room for more than a few words. It comes back after Back, a reload
 * and a crash; a form that the server has answered or returned is newer. It is dropped once the form has led elsewhere.
 */
export function FormDraft({ person, form: id = '' }: { person: number; form?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  const isAnswered = useActionData() !== undefined || new URLSearchParams(search).has('stashed')
  const [offer, setOffer] = useState<{ putIn: () => void }>()
  const key = `draft of ${person} on ${pathname} ${id}`

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form?.querySelector('textarea')) return
    let end = () => {}
    let isOver = false
    const follow = async () => {
      const { followDraft } = await import('./draft.ts')
      if (!isOver) end = followDraft(form, key, (putIn) => !isAnswered && setOffer({ putIn }))
    }
    follow().catch(() => {})
    return () => {
      isOver = true
      end()
    }
  }, [key, isAnswered])

  return (
    <div ref={place} className="contents">
      {offer && (
        <Suspense>
          <OfferedDraft
            onUse={() => {
              offer.putIn()
              setOffer(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
