import { useClosingDetails } from '#app/ui/closing-details.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Progress } from '#app/ui/progress.tsx'
import type { Reading } from './reading.server.ts'

type Props = Pick<Reading, 'resource' | 'canMark'> & {
  current: number
  hrefOf: (sectionId: number) => string
}

/** A resource's sections, with completed ones and the current one marked; collapsed on phones. */
export function SectionList({ resource, canMark, current, hrefOf }: Props) {
  const { sections, completed } = resource
  const fold = useClosingDetails()
  const done = sections.filter((section) => section.done).length
  const place = sections.findIndex(({ id }) => id === current)
  return (
    <nav className="section-list" aria-label="Sections">
      {canMark && (
        <Progress label="Progress" percent={completed ? 100 : (100 * done) / sections.length}>
          {completed ? 'Completed' : `${done} of ${sections.length} sections complete`}
        </Progress>
      )}
      <details ref={fold}>
        <summary>
          {`Section ${place + 1} of ${sections.length}`}
          <Icon name="chevron-down" />
        </summary>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id}>
              <Link to={hrefOf(section.id)} aria-current={section.id === current ? 'step' : undefined}>
                {/* Its place is what the list says of it, and the name of one without a name. */}
                <span
                  className="section-mark"
                  aria-hidden
                  data-place={section.done || section.name === null ? undefined : index + 1}
                >
                  {section.done && <Icon name="check" />}
                </span>{' '}
                <span>
                  <bdi>{section.name ?? `Section ${index + 1}`}</bdi>
                  {section.done && <span className="sr-only"> (complete)</span>}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
