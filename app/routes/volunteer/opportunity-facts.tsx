import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { Chip } from '#app/ui/chip.tsx'

export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  const { type, place, starts, closes, tags } = opportunity
  const facts = [type, place, starts && `Starts ${starts}`, closes && `Sign up by ${closes}`]
  return (
    <>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {tags.length > 0 && (
        <ul className="chips" aria-label="About this opportunity">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
