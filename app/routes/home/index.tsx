import { readHome } from '#app/domain/home/home.server.ts'
import { canUseQuestions, canVolunteer } from '#app/domain/viewer/permissions.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { sessionContext, viewerContext } from '#app/http/request-context.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { shellData } from '../shell/shell-data.server.ts'
import type { Route } from './+types/index'
import { actionCardsFor } from './action-cards.ts'
import { ActionCards } from './action-cards-list.tsx'
import { Community } from './community.tsx'
import { greetingAt } from './greeting.ts'
import { NextForYou } from './next-for-you.tsx'
import { Resources } from './resources.tsx'
import { Sidebar } from './sidebar.tsx'
import { SummaryHead } from './summary-head.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const [home, shell] = await Promise.all([
    readHome(viewer, logFailedPart(context)),
    shellData(context.get(sessionContext)),
  ])
  return {
    ...home,
    greeting: greetingAt(new Date(), viewer.timeZone),
    conversations: shell.notifications.notifications.conversations,
    cards: actionCardsFor(viewer),
    readsAsStaff: viewer.staff,
    asks: canUseQuestions(viewer),
    volunteers: canVolunteer(viewer),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { person, conversations, next, work, cards, events, members, resources, announcements, links } =
    loaderData
  const { greeting, readsAsStaff, asks, volunteers } = loaderData
  const sidebar = <Sidebar announcements={announcements} links={links} />
  return (
    <>
      <PageTitle title="Home" />
      <SummaryHead greeting={greeting} person={person} />
      <NextForYou conversations={conversations} next={next} work={work} />
      <ActionCards cards={cards} />
      {/* What is dated comes before what isn’t, on phones as well. */}
      <div className="home">
        {events && <UpcomingEvents events={events} offersRsvp={!readsAsStaff} />}
        {events && sidebar}
        <div className="stack gap-10">
          <Community members={members} asks={asks} volunteers={volunteers} />
          {resources && <Resources resources={resources} />}
        </div>
        {!events && sidebar}
      </div>
    </>
  )
}
