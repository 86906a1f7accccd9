import { href, useOutlet } from 'react-router'
import { previewProfile } from '#app/domain/members/preview.server.ts'
import { audienceOf } from '#app/domain/members/preview.ts'
import { findProfile } from '#app/domain/members/profile.server.ts'
import { canEditCareer, canEditName, canReadPrivateFacts } from '#app/domain/viewer/permissions.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { Hero } from '../hero.tsx'
import { Sections } from '../sections.tsx'
import type { Route } from './+types/my-profile'
import { Preview, previewHref } from './preview.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const audience = audienceOf(url.searchParams.get('view'))
  if (audience)
    return { audience, profile: await previewProfile(viewer, audience), hidden: viewer.hiddenProfile }
  const may = {
    name: canEditName(viewer),
    career: canEditCareer(viewer),
    privateFacts: canReadPrivateFacts(viewer),
  }
  return { audience, profile: found(await findProfile(viewer, viewer.id, logFailedPart(context))), may }
}

export default function MyProfile({ loaderData }: Route.ComponentProps) {
  const dialog = useOutlet()
  return (
    <article className="profile">
      <div>
        {!dialog && <PageTitle title="My Profile" />}
        <PageHead title="My Profile" />
        <TabLinks
          label="Edit or preview"
          tabs={[
            { to: href('/profile'), label: 'Edit', current: loaderData.audience === null },
            {
              to: previewHref('rising-leader'),
              label: 'Preview public profile',
              current: loaderData.audience !== null,
            },
          ]}
        />
        {dialog}
      </div>
      {loaderData.audience === null ? (
        <>
          <Hero profile={loaderData.profile} edit={loaderData.may} />
          {loaderData.profile.sectionsFailed && <FailedList what="profile" />}
          {loaderData.profile.sections && (
            <Sections
              sections={loaderData.profile.sections}
              location={loaderData.profile.location}
              edit={loaderData.may}
            />
          )}
        </>
      ) : (
        <Preview {...loaderData} />
      )}
    </article>
  )
}
