import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { slashKey } from './slash-key.ts'

type Props = { text?: string; isPage?: boolean }

/**
 * Searches for everything. Where the bar has no room for its field, the button leads to the page, which has one. The
 * script that shows what is found while typing is loaded when the field gets the focus.
 */
export function SearchBox({ text, isPage = false }: Props) {
  const [live, setLive] = useState<ReactNode>(null)
  const form = useRef<HTMLFormElement>(null)
  useShortcut(form)
  return (
    <Form
      ref={form}
      role="search"
      aria-label="Everything"
      action={href('/search')}
      className={isPage ? 'search-box is-page' : 'search-box'}
    >
      {live ?? (
        <div className="search-field relative">
          <input
            id="search-everything"
            className="input"
            name="q"
            aria-label="Search everything"
            placeholder="Search"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={text}
            onFocus={({ currentTarget }) =>
              void import('./live-search.tsx').then(
                ({ comeAlive }) => comeAlive(currentTarget, setLive),
                () => {},
              )
            }
          />
        </div>
      )}
      <button type="submit" className="btn btn-quiet btn-icon">
        <Icon name="search" />
        <span className="sr-only">Find anything</span>
      </button>
    </Form>
  )
}

/** '/' leads to the field from wherever nothing is being filled in. */
function useShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest('input, select, textarea, dialog') || !slashKey.isOn()) return
      event.preventDefault()
      const input = form.current?.querySelector('input')
      if (input?.offsetWidth) input.focus()
      else form.current?.requestSubmit()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [form])
}
