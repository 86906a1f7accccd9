import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { href, useNavigate } from 'react-router'
import type { Start } from '#app/ui/chooser/arrival.ts'

const load = () => import('#app/ui/chooser/live-field.tsx')

/** Shows the live field in place of the plain one as soon as something is typed, but never while an input method composes. */
export async function comeAlive(plain: HTMLInputElement, show: (field: ReactNode) => void): Promise<void> {
  const { LiveField } = await load()
  let isComposing = false
  const arrive = () => {
    if (isComposing || !plain.isConnected) return
    const isFocused = plain === document.activeElement
    const start: Start = {
      text: plain.value,
      selection: [plain.selectionStart, plain.selectionEnd],
      isFocused,
      opens: isFocused,
    }
    // In one task: no key may fall between reading the plain field and replacing it.
    flushSync(() => show(<LiveSearch Field={LiveField} start={start} />))
  }
  plain.addEventListener('input', (event) => {
    isComposing = (event as InputEvent).isComposing
    arrive()
  })
  plain.addEventListener('compositionend', () => {
    isComposing = false
    arrive()
  })
  if (plain.value !== plain.defaultValue) arrive()
}

type Field = Awaited<ReturnType<typeof load>>['LiveField']

const LABEL = 'Search everything'

function LiveSearch({ Field, start }: { Field: Field; start: Start }) {
  const navigate = useNavigate()
  const control = {
    id: 'search-everything',
    'aria-label': LABEL,
    'aria-invalid': undefined,
    'aria-describedby': undefined,
    placeholder: 'Search',
  }
  return (
    <Field
      {...{ control, start }}
      kind="search"
      label={LABEL}
      textName="q"
      options={href('/endpoints/search')}
      minimum={2}
      empty="No results."
      chosen={[]}
      choose={([result]) => result?.to && navigate(result.to)}
    />
  )
}
