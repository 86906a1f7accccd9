import { href } from 'react-router'
import { findRecord } from '#app/domain/administration/find.server.ts'
import { nameOf } from '#app/domain/administration/kind.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { parseId } from '#app/values/ids.ts'
import { AnnouncementBody } from '../../announcements/announcement-body.tsx'
import { ResourceArticle } from '../../resources/resource-page.tsx'
import { recordHref } from '../kind/address.ts'
import type { Route } from './+types/show'
import { EventPreview } from './event-preview.tsx'
import { readPreview } from './previewed.server.ts'
import { BusinessPreview, HubPreview, OpportunityPreview, PostingPreview } from './small-previews.tsx'

const ROLES = ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF'] as const

const READERS: Record<(typeof ROLES)[number], { as: string; one: string }> = {
  FELLOW: { as: 'As a fellow', one: 'a fellow' },
  ALUMNI: { as: 'As an alumnus', one: 'an alumnus' },
  PARTNER: { as: 'As a partner', one: 'a partner' },
  STAFF: { as: 'As staff', one: 'staff' },
}

/** Reads the record and writes nothing: nobody is seen to have looked at it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const record = found(kind.publishes ? await findRecord(kind, parseId(params.recordId)) : null)
  const asked = url.searchParams.get('as')
  const role = ROLES.find((one) => one === asked) ?? 'FELLOW'
  const sectionId = parseId(url.searchParams.get('section') ?? undefined) ?? undefined
  const reader = someoneIn(role, viewer.today, { timeZone: viewer.timeZone, mltInsightsNews: true })
  return {
    page: recordHref(kind.name, record.id),
    name: nameOf(kind, record.content),
    role,
    preview: await readPreview(reader, kind, record, sectionId),
  }
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { page, name, role } = loaderData
  return (
    <div className="stack">
      <PageTitle title={`Preview: ${name}`} />
      <Notice tone="info" title={`Preview: what ${READERS[role].one} would see`}>
        The draft, on its own page. Looking at it leaves no trace. <Link to={page}>Back to editing</Link>
      </Notice>
      <TabLinks
        label="Preview"
        tabs={ROLES.map((value) => ({
          to: `?as=${value}`,
          label: READERS[value].as,
          current: value === role,
        }))}
      />
      <Previewed {...loaderData} />
    </div>
  )
}

function Previewed({ name, role, preview }: Route.ComponentProps['loaderData']) {
  switch (preview.kind) {
    case 'announcement':
      return (
        <div>
          <PageHead title={<bdi>{name}</bdi>} back={{ to: href('/announcements'), label: 'Announcements' }} />
          <article className="announcement">
            <AnnouncementBody announcement={preview.found} isNew={false} />
          </article>
        </div>
      )
    case 'resource':
      return <ResourceArticle {...preview.found} hrefOf={(sectionId) => `?as=${role}&section=${sectionId}`} />
    case 'event':
      return <EventPreview previewed={preview.found} role={role} />
    case 'opportunity':
      return <OpportunityPreview opportunity={preview.found} />
    case 'posting':
      return <PostingPreview posting={preview.found} />
    case 'hub':
      return <HubPreview hub={preview.found} />
    case 'business':
      return <BusinessPreview business={preview.found} />
    case 'paywall':
      return <NotShown name={name} text="They’d be asked to subscribe first." />
    case 'hidden':
      return <NotShown name={name} text="It isn’t meant for them, so they won’t find this page." />
  }
}

function NotShown({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <PageHead title={<bdi>{name}</bdi>} />
      <p>{text}</p>
    </div>
  )
}
