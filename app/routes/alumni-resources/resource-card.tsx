import { href, Link } from 'react-router'
import type { ResourceCard as Resource } from '#app/domain/resources/alumni-resources.server.ts'
import { CutText } from '#app/ui/cut-text.tsx'
import { ResourceChips } from './resource-chips.tsx'

const SUMMARY_LENGTH = 140

export function ResourceCard({ resource, heading: Heading }: { resource: Resource; heading: 'h2' | 'h3' }) {
  const { id, name, summary } = resource
  return (
    <li className="card resource-card">
      <Heading>
        <Link className="card-link" to={href('/alumni-resources/:resourceId', { resourceId: String(id) })}>
          <bdi>{name}</bdi>
        </Link>
      </Heading>
      {summary && (
        <p dir="auto">
          <CutText text={summary} max={SUMMARY_LENGTH} />
        </p>
      )}
      <ResourceChips resource={resource} />
    </li>
  )
}
