import type { Content, ContentElement } from '#app/domain/activities/content.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Prose } from '#app/ui/prose.tsx'

/** The content of an announcement or a resource. */
export function ActivityContent({ content }: { content: Content }) {
  if (content.length === 0) return <p className="text-muted">No content</p>
  return content.map(({ id, name, heading, elements }) => {
    const Heading = heading === 2 ? 'h2' : 'h4'
    return (
      <div key={id} className="activity">
        {name !== null && (
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
        )}
        {elements.map((element) => (
          <Element key={element.id} element={element} />
        ))}
      </div>
    )
  })
}

function Element({ element }: { element: ContentElement }) {
  switch (element.kind) {
    case 'TEXT':
      return <Prose html={element.html} />
    case 'IMAGE':
      return (
        // Its space is reserved, so nothing moves when it arrives.
        <img
          className="aspect-video w-full max-w-160 rounded-lg bg-sunken object-cover"
          src={element.url}
          alt={element.alt}
          loading="lazy"
          decoding="async"
        />
      )
    case 'VIDEO':
      return <ElementLink url={element.url} label={element.label} icon="play" about="Video" />
    case 'FILE':
      return <ElementLink url={element.url} label={element.label} icon="file" about="File" />
  }
}

type LinkProps = { url: string; label: string; icon: 'play' | 'file'; about: string }

function ElementLink({ url, label, icon, about }: LinkProps) {
  return (
    <>
      <a
        className="inline-flex min-h-11 max-w-full items-center gap-2 justify-self-start font-semibold"
        href={url}
        rel="noopener noreferrer"
        target="_blank"
      >
        <Icon name={icon} />
        <span>
          {about}: <bdi>{label}</bdi>
          <span className="sr-only"> (opens in a new tab)</span>
        </span>
      </a>{' '}
    </>
  )
}
