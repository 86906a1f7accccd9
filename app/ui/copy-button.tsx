import { useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'

type Props = { text: string; what: string }

const COPIED = 'Copied'

/**
 * Absent without JavaScript, where users select the text themselves. Its space is reserved until hydration, so nothing
 * moves.
 */
export function CopyButton({ text, what }: Props) {
  const hydrated = useHydrated()
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold(COPIED)
    } catch {
      setTold('Couldn’t copy. Select the text and copy it yourself.')
    }
  }
  return (
    <>
      {' '}
      <Button
        variant="secondary"
        size="sm"
        className={hydrated ? undefined : 'invisible noscript:hidden'}
        type="button"
        onClick={copy}
      >
        <Icon name={told === COPIED ? 'check' : 'copy'} />
        Copy<span className="sr-only"> {what}</span>
      </Button>
      <span className="text-sm text-muted" role="status">
        {told}
      </span>
    </>
  )
}
