import { useState } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydrated.ts'

type Props = { text: string; what: string }

/** Nothing without script, where whoever wants the text marks it. */
export function CopyButton({ text, what }: Props) {
  const hydrated = useHydrated()
  const [told, setTold] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold('Copied')
    } catch {
      setTold('Please mark and copy it yourself')
    }
  }
  return (
    <>
      {hydrated && (
        <Button variant="secondary" size="sm" type="button" onClick={copy}>
          Copy<span className="sr-only"> {what}</span>
        </Button>
      )}
      <span className="text-sm text-muted" role="status">
        {told}
      </span>
    </>
  )
}
