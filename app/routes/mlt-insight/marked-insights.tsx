import { href } from 'react-router'
import { type MarkedData, MarkedPage, type MarkedTabs } from '../resources/marked-page.tsx'

export function MarkedInsights(marked: MarkedData) {
  const { counts } = marked
  const counted = (label: string, count?: number) => (count === undefined ? label : `${label} (${count})`)
  const tabs: MarkedTabs = {
    favorites: {
      to: href('/mlt-insight/resources/favorites'),
      label: counted('Favorites', counts?.favorites),
    },
    completions: {
      to: href('/mlt-insight/resources/completed'),
      label: counted('Completions', counts?.completions),
    },
  }
  return (
    <MarkedPage
      {...marked}
      tabs={tabs}
      back={{ to: href('/mlt-insight'), label: 'Back to MLT Insights' }}
      browse={{ to: href('/mlt-insight/resources'), label: 'Browse resources' }}
    />
  )
}
