import { Outlet } from 'react-router'
import { findStashedForm } from '#app/forms/stashed-form.server.ts'
import { noticeCookie } from '#app/http/cookies.server.ts'
import { noticeContext, sessionContext } from '#app/http/request-context.server.ts'
import type { Notice as NoticeData } from '#app/http/responses.server.ts'
import type { Route } from './+types/shell'
import { Frame } from './frame.tsx'
import { shellData } from './shell-data.server.ts'
import { ShellNotice } from './shell-notice.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const [shell, notice, stashed] = await Promise.all([
    shellData(session),
    takeNotice(request, context),
    findStashedForm(session, url),
  ])
  return { ...shell, notice, stashed }
}

async function takeNotice(
  request: Request,
  context: Route.LoaderArgs['context'],
): Promise<NoticeData | null> {
  // What is fetched ahead may never be shown.
  if (request.method !== 'GET' || request.headers.get('purpose') === 'prefetch') return null
  const notice: NoticeData | null = await noticeCookie().parse(request.headers.get('cookie'))
  if (!notice) return null
  context.get(noticeContext).taken = true
  return notice
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const { notice, stashed: _, ...shell } = loaderData
  return (
    <Frame shell={shell}>
      {notice && <ShellNotice notice={notice} />}
      <Outlet />
    </Frame>
  )
}
