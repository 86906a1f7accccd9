import type { Opportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { ChipList } from '#app/ui/chip-list.tsx'

export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  const { type, place, starts, closes, tags } = opportunity
  const facts = [type, place, starts && `Starts ${starts}`, closes && `Sign up by ${closes}`]
  return (
    <>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <ChipList label="About this opportunity" texts={tags} />
    </>
  )
}
