import { href, Outlet, useLocation, useSearchParams } from 'react-router'
import { countMarked } from '#app/domain/resources/marked.server.ts'
import { canMarkInsights } from '#app/domain/viewer/permissions.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { orFailed } from '#app/values/or-failed.ts'
import { readSearch } from '#app/values/search-params.ts'
import { MarkCountLinks } from '../resources/mark-count-links.tsx'
import type { Route } from './+types/hub'
import { HubSearch } from './hub-search.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const part = orFailed(logFailedPart(context))
  const counts = canMarkInsights(viewer) ? await part(countMarked(viewer, 'insights')) : null
  return { counts: counts === 'failed' ? null : counts }
}

export default function InsightsHub({ loaderData: { counts } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const search = readSearch(useSearchParams()[0])
  const query = search ? `?${new URLSearchParams({ search })}` : ''
  const tabs = [
    { path: href('/mlt-insight/featured'), label: 'Featured', query: '' },
    { path: href('/mlt-insight/resources'), label: 'Resources', query },
    { path: href('/mlt-insight/events'), label: 'Events', query },
  ]
  const current = tabs.find(({ path }) => path === pathname)
  return (
    <>
      <PageTitle title={current ? `${current.label} – MLT Insights` : 'MLT Insights'} />
      <PageHead
        title="MLT Insights"
        lead="Lessons from leaders in our network, to read, watch and talk about."
        action={
          counts && (
            <MarkCountLinks
              counts={counts}
              favorites={href('/mlt-insight/resources/favorites')}
              completions={href('/mlt-insight/resources/completed')}
            />
          )
        }
      />
      <HubSearch search={search} onEvents={pathname === href('/mlt-insight/events')} />
      <TabLinks
        label="MLT Insights"
        tabs={tabs.map((tab) => ({
          to: tab.path + tab.query,
          label: tab.label,
          current: tab === current,
        }))}
      />
      <Outlet />
    </>
  )
}
