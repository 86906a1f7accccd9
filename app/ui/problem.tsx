/** Explains why the server refused something that the page had already shown as done. */
export function Problem({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p className="error" role="alert">
      {text}
    </p>
  )
}
