import { href } from 'react-router'
import { TabLinks } from '#app/ui/tabs.tsx'

export function AreaTabs({ current }: { current: 'opportunities' | 'activities' }) {
  return (
    <TabLinks
      label="Volunteer"
      tabs={[
        { to: href('/volunteer'), label: 'Opportunities', current: current === 'opportunities' },
        { to: href('/volunteer/my-activities'), label: 'My activities', current: current === 'activities' },
      ]}
    />
  )
}
