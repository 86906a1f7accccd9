import { href } from 'react-router'
import type { ResourceList } from '#app/domain/resources/cards.server.ts'
import type { MarkCounts, MarkKind } from '#app/domain/resources/marked.server.ts'
import { MarkedPage, type MarkedTabs } from './marked-page.tsx'

const tabs: MarkedTabs = {
  favorites: { to: href('/resources/favorites'), label: 'Favorites' },
  completions: { to: href('/resources/completed'), label: 'Completions' },
}

type Props = { kind: MarkKind; list: ResourceList; counts?: MarkCounts }

export function MarkedLibrary({ kind, list, counts }: Props) {
  return (
    <MarkedPage
      kind={kind}
      tabs={tabs}
      back={{ to: href('/resources'), label: 'Back to Resource Library' }}
      browse={{ to: href('/resources'), label: 'Browse resources' }}
      list={list}
      counts={counts}
    />
  )
}
