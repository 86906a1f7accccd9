/** Why the server refused what the page had shown already. */
export function Problem({ text }: { text?: string }) {
  if (!text) return null
  return (
    <p className="error" role="alert">
      {text}
    </p>
  )
}
