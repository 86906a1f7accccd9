import type { ReactNode } from 'react'
import type { ResourceList } from '#app/domain/resources/cards.server.ts'
import type { MarkCounts, MarkKind } from '#app/domain/resources/marked.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Results } from '#app/ui/results.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { pageHref } from '#app/values/search-params.ts'
import { ResourceCards } from './resource-cards.tsx'

export type MarkedTabs = Record<MarkKind, { to: string; label: string }>

export type MarkedData = {
  kind: MarkKind
  list: ResourceList & { failed: boolean }
  /** Null if they aren’t shown, or could not be counted. */
  counts: MarkCounts | null
}

type Props = MarkedData & {
  tabs: MarkedTabs
  back: { to: string; label: string }
  /** Where to find more to mark. */
  browse: { to: string; label: string }
}

/** The reader's marked resources, in one of two tabs. */
export function MarkedPage({ kind, tabs, back, browse, list, counts }: Props) {
  const { resources, total, page, pages, failed } = list
  return (
    <>
      <PageTitle title={titles[kind]} />
      <PageHead title={titles[kind]} back={back} />
      <TabLinks
        label="Your saved resources"
        tabs={(['favorites', 'completions'] as const).map((tab) => ({ ...tabs[tab], current: tab === kind }))}
      />
      <Results failed={failed}>
        {kind === 'completions' && counts && total > 0 && <Completed {...counts} />}
        {total > 0 ? (
          <ResourceCards resources={resources} canMark />
        ) : (
          <EmptyState
            title={encouragements[kind].title}
            action={
              <ButtonLink variant="secondary" to={browse.to}>
                {browse.label}
              </ButtonLink>
            }
          >
            {encouragements[kind].text}
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
      </Results>
    </>
  )
}

function Completed({ completions, total }: MarkCounts) {
  return (
    <Progress label="Completed" percent={(100 * completions) / Math.max(total, completions)}>
      {`You’ve completed ${completions} of ${total}.`}
    </Progress>
  )
}

const titles: Record<MarkKind, string> = { favorites: 'Favorites', completions: 'Completions' }

const encouragements: Record<MarkKind, { title: string; text: ReactNode }> = {
  favorites: {
    title: 'No favorites yet?!',
    text: 'Favorite anything you want to come back to, and you’ll find it here.',
  },
  completions: {
    title: 'You haven’t completed any resources yet',
    text: 'Start with a short one. Everything you complete will show up here.',
  },
}
