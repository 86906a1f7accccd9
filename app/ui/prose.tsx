/** Rendered Markdown. */
export function Prose({ html }: { html: string }) {
  // Sanitized when it is rendered, in values/markdown.server.ts.
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
