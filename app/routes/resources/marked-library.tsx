import { href } from 'react-router'
import { type MarkedData, MarkedPage, type MarkedTabs } from './marked-page.tsx'

const tabs: MarkedTabs = {
  favorites: { to: href('/resources/favorites'), label: 'Favorites' },
  completions: { to: href('/resources/completed'), label: 'Completions' },
}

export function MarkedLibrary(marked: MarkedData) {
  return (
    <MarkedPage
      {...marked}
      tabs={tabs}
      back={{ to: href('/resources'), label: 'Back to Resource Library' }}
      browse={{ to: href('/resources'), label: 'Browse resources' }}
    />
  )
}
