import { cut } from '#app/values/text.ts'

/** Shows at most `max` characters; the whole text stays in the title and for assistive technology. */
export function CutText({ text, max }: { text: string; max: number }) {
  const shown = cut(text, max)
  if (shown === text) return <>{text}</>
  return (
    <>
      <span aria-hidden title={text}>
        {shown}
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}
