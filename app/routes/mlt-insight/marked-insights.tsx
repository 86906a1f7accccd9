import { href } from 'react-router'
import type { ResourceList } from '#app/domain/resources/cards.server.ts'
import type { MarkCounts, MarkKind } from '#app/domain/resources/marked.server.ts'
import { MarkedPage, type MarkedTabs } from '../resources/marked-page.tsx'

type Props = { kind: MarkKind; list: ResourceList; counts: MarkCounts }

export function MarkedInsights({ kind, list, counts }: Props) {
  const tabs: MarkedTabs = {
    favorites: { to: href('/mlt-insight/resources/favorites'), label: `Favorites (${counts.favorites})` },
    completions: {
      to: href('/mlt-insight/resources/completed'),
      label: `Completions (${counts.completions})`,
    },
  }
  return (
    <MarkedPage
      kind={kind}
      tabs={tabs}
      back={{ to: href('/mlt-insight'), label: 'Back to MLT Insights' }}
      browse={{ to: href('/mlt-insight/resources'), label: 'Browse resources' }}
      list={list}
      counts={counts}
    />
  )
}
