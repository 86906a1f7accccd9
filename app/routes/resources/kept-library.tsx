import { href } from 'react-router'
import type { ResourceList } from '#app/domain/resources/cards.server.ts'
import type { MarkKind } from '#app/domain/resources/kept.server.ts'
import { KeptPage, type KeptTabs } from './kept-page.tsx'

const tabs: KeptTabs = {
  favorites: { to: href('/resources/favorites'), label: 'Favorites' },
  completions: { to: href('/resources/completed'), label: 'Completions' },
}

export function KeptLibrary({ kind, list }: { kind: MarkKind; list: ResourceList }) {
  return (
    <KeptPage
      kind={kind}
      tabs={tabs}
      back={{ to: href('/resources'), label: 'Back to Resource Library' }}
      browse={{ to: href('/resources'), label: 'Browse resources' }}
      list={list}
    />
  )
}
