import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useActionData, useLocation, useResolvedPath, useSubmit } from 'react-router'
import { beginningOf, contentOf } from '#app/ui/controls.ts'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { tabMemory } from '#app/ui/tab-memory.ts'
import { itemsOf } from './draft-items.ts'

/** Few need it. */
const OfferedDraft = lazy(() => import('./offered-draft.tsx'))

/** The drafts of forms that were submitted and then taken away, in the same moment: a form in their place is a new one. */
const sent = new Set<string>()

/**
 * Inside a form: keeps its draft for the tab, if it has room for more than a few words. It comes back after Back, a reload
 * and a crash; a form that the server has answered or returned is newer. It is dropped once the form has been accepted.
 */
export function FormDraft({ person, form = '' }: { person: number; form?: string }) {
  const { key: visit } = useLocation()
  const { pathname: path } = useResolvedPath('.')
  const name = `draft of ${person} on ${path} ${form}`
  // After each answer, and each visit, the form is another one.
  return <Draft key={`${name} ${visit}`} name={name} path={path} />
}

function Draft({ name, path }: { name: string; path: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const answer = useActionData()
  const submit = useSubmit()
  const [offer, setOffer] = useState<{ putIn: () => void }>()

  const follow = useEffectEvent(async (form: HTMLFormElement, isOver: () => boolean) => {
    const isNew = sent.has(name)
    const isAnswered = answer !== undefined || new URLSearchParams(search).has('stashed')
    // What was just accepted is what the form holds; its controls may still name what they began with.
    const begin = itemsOf(form, isNew && !isAnswered ? contentOf : beginningOf)
    const { followDraft } = await import('./draft.ts')
    if (isOver()) return undefined
    return followDraft(form, {
      name,
      path,
      begin,
      isAnswered,
      isNew,
      offer: (putIn) => setOffer({ putIn }),
      show: (fields) => {
        const action = form.getAttribute('action') ?? undefined
        void submit(fields, {
          method: 'post',
          action,
          replace: true,
          preventScrollReset: true,
          state: focusStays,
        })
      },
    })
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !holdsMuch(form)) return
    let isOver = false
    let followed: Awaited<ReturnType<typeof follow>>
    const page = location.pathname
    let isSentEarly = false
    const onSubmit = () => {
      isSentEarly = !followed
    }
    form.addEventListener('submit', onSubmit)
    follow(form, () => isOver).then(
      (it) => {
        followed = it
      },
      () => {},
    )
    return () => {
      isOver = true
      if (followed?.isSent()) sent.add(name)
      setTimeout(() => sent.delete(name))
      followed?.end()
      form.removeEventListener('submit', onSubmit)
      if (isSentEarly && location.pathname !== page) tabMemory.forget(name)
    }
  }, [name])

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

/** Longer texts, rows, something to look for and choose, or more than two fields. */
const holdsMuch = (form: HTMLFormElement) =>
  form.querySelector('textarea, .chooser, [name=step]') !== null ||
  form.querySelectorAll('select, input:not([type=hidden], [type=password])').length > 2
