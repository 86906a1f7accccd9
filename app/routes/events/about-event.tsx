import { Prose } from '#app/ui/prose.tsx'

export function AboutEvent({ html }: { html: string }) {
  return (
    <section className="card stack gap-3" aria-labelledby="about">
      <h2 id="about">About this event</h2>
      <Prose html={html} />
    </section>
  )
}
