import { href, useLocation } from 'react-router'
import { TabLinks } from '#app/ui/tabs.tsx'

/** Shown above every screen of partner management; `partners` is the label of the viewer's first tab. */
export function AreaTabs({ partners }: { partners: string }) {
  const { pathname } = useLocation()
  const tabs = [
    { to: href('/partner-management/my-partners'), label: partners },
    { to: href('/partner-management/events'), label: 'Events' },
    { to: href('/partner-management/action-items'), label: 'Action Items' },
  ]
  return (
    <TabLinks
      label="Partner Management"
      tabs={tabs.map((tab) => ({ ...tab, current: `${pathname}/`.startsWith(`${tab.to}/`) }))}
    />
  )
}
