import { type ChangeEvent, type FormEvent, useState } from 'react'

/** Says of a chosen file that it's too large before it is sent, and keeps the form from sending it. */
export function useFileLimit(bytes: number, text: string) {
  const [isOver, setOver] = useState(false)
  return {
    problem: isOver ? text : undefined,
    onSubmit: (event: FormEvent) => {
      if (isOver) event.preventDefault()
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setOver((target.files?.[0]?.size ?? 0) > bytes),
  }
}
