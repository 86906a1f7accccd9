import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Reading } from './reading.server.ts'

type Props = Pick<Reading, 'resource'> & { current: number; hrefOf: (sectionId: number) => string }

/** A resource's sections, with completed ones and the current one marked. */
export function SectionList({ resource, current, hrefOf }: Props) {
  return (
    <nav className="section-list" aria-label="Sections">
      <ol>
        {resource.sections.map((section, index) => (
          <li key={section.id}>
            <Link to={hrefOf(section.id)} aria-current={section.id === current ? 'step' : undefined}>
              <span className="section-mark" aria-hidden>
                {section.done ? <Icon name="check" /> : index + 1}
              </span>{' '}
              <span>
                <bdi>{section.name ?? `Section ${index + 1}`}</bdi>
                {section.done && <span className="sr-only"> (complete)</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
