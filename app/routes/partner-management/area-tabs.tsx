import { useLocation } from 'react-router'
import { TabLinks } from '#app/ui/tabs.tsx'

/** Stands above every screen of partner management; `partners` is what the viewer's first tab is called. */
export function AreaTabs({ partners }: { partners: string }) {
  const { pathname } = useLocation()
  const tabs = [
    { to: '/partner-management/my-partners', label: partners },
    { to: '/partner-management/events', label: 'Events' },
    { to: '/partner-management/action-items', label: 'Action Items' },
  ]
  return (
    <TabLinks
      label="Partner Management"
      tabs={tabs.map((tab) => ({ ...tab, current: `${pathname}/`.startsWith(`${tab.to}/`) }))}
    />
  )
}
