import { href } from 'react-router'
import type { ResourceList } from '#app/domain/resources/cards.server.ts'
import type { KeptCounts, MarkKind } from '#app/domain/resources/kept.server.ts'
import { KeptPage, type KeptTabs } from '../resources/kept-page.tsx'

type Props = { kind: MarkKind; list: ResourceList; counts: KeptCounts }

export function KeptInsights({ kind, list, counts }: Props) {
  const tabs: KeptTabs = {
    favorites: { to: href('/mlt-insight/resources/favorites'), label: `Favorites (${counts.favorites})` },
    completions: {
      to: href('/mlt-insight/resources/completed'),
      label: `Completions (${counts.completions})`,
    },
  }
  return (
    <KeptPage
      kind={kind}
      tabs={tabs}
      back={{ to: href('/mlt-insight'), label: 'Back to MLT Insights' }}
      browse={{ to: href('/mlt-insight/resources'), label: 'Browse resources' }}
      list={list}
    />
  )
}
