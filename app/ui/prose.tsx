/** Text that was Markdown. */
export function Prose({ html }: { html: string }) {
  // Sanitized where it is made, in values/markdown.server.ts.
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
