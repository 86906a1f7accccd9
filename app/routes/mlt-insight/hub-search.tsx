import { Form, href } from 'react-router'
import { SearchField } from '#app/ui/filter-parts.tsx'
import { focusStays } from '#app/ui/route-announcer.tsx'
import { useSelfApplying } from '#app/ui/self-applying.ts'

/** One search for all tabs: text typed next to the featured insight searches the resources. */
export function HubSearch({ search, onEvents }: { search: string; onEvents: boolean }) {
  const { props } = useSelfApplying()
  return (
    <Form
      {...props}
      method="get"
      action={onEvents ? href('/mlt-insight/events') : href('/mlt-insight/resources')}
      role="search"
      aria-label="Search MLT Insights"
      className="mb-5 max-w-128"
      state={focusStays}
      preventScrollReset
    >
      <SearchField
        id="search"
        label="Search MLT Insights"
        placeholder={onEvents ? 'Search by event...' : 'Search by name, speaker, topic...'}
        defaultValue={search}
      />
    </Form>
  )
}
