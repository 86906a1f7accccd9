import { useLayoutEffect, useState } from 'react'
import { data } from 'react-router'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { tooMany, tryAgainIn } from '#app/http/too-many.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { COUNT } from '#app/ui/route-announcer.tsx'
import { useSearched } from '#app/ui/search-form.tsx'
import { SearchBox } from '../shell/search-box.tsx'
import { slashKey } from '../shell/slash-key.ts'
import type { Route } from './+types/index'
import { type Group, searchEverything } from './everything.server.ts'
import type { Hit } from './kinds.server.ts'

/** Passes Retry-After through to the response. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { seconds, ...found } = await searchEverything(
    viewer,
    url.searchParams.get('q'),
    logFailedPart(context),
  )
  if (seconds === null) return data({ ...found, refused: null })
  return data(
    { ...found, refused: `You’ve searched a lot in a short time. ${tryAgainIn(seconds)}` },
    tooMany(seconds),
  )
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, kinds, groups, refused } = loaderData
  return (
    <>
      <PageTitle title={text ? `Search results for “${text}”` : 'Search'} />
      <PageHead title="Search" />
      <div className="stack">
        <SearchAgain text={text} />
        {refused && <Notice tone="danger">{refused}</Notice>}
        {groups ? <Results text={text} groups={groups} /> : <WhatCanBeFound kinds={kinds} />}
      </div>
    </>
  )
}

/** The field begins anew where it has another text than its page, as after Back. */
function SearchAgain({ text }: { text: string }) {
  const [beginning, setBeginning] = useState({ number: 0, isFocused: false })
  const place = useSearched<HTMLDivElement>(text, (field) => {
    const isFocused = field === document.activeElement
    setBeginning(({ number }) => ({ number: number + 1, isFocused }))
  })
  useLayoutEffect(() => {
    if (beginning.isFocused) place.current?.querySelector('input')?.focus()
  }, [beginning, place])
  return (
    <div ref={place}>
      <SearchBox key={beginning.number} text={text} isPage />
    </div>
  )
}

function WhatCanBeFound({ kinds }: { kinds: { label: string; to: string }[] }) {
  return (
    <div className="stack gap-2">
      <h2>What you can find</h2>
      <p>
        Type a name or a few words. You’ll only find what you can open. You can also go straight to a list.
      </p>
      <ul className="cluster">
        {kinds.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <SlashSwitch />
    </div>
  )
}

function SlashSwitch() {
  if (!useHydrated()) return null
  return (
    <Checkbox
      id="slash"
      label="Search from any page by pressing /"
      defaultChecked={slashKey.isOn()}
      onChange={({ currentTarget }) => slashKey.turn(currentTarget.checked)}
    />
  )
}

function Results({ text, groups }: { text: string; groups: Group[] }) {
  if (groups.length === 0) {
    return (
      <>
        <p id={COUNT} className="sr-only">
          0 results
        </p>
        <EmptyState title={`No results for “${text}”`}>
          Check the spelling, or try fewer or shorter words.
        </EmptyState>
      </>
    )
  }
  const total = groups.flatMap(({ hits }) => hits).length
  const hasMore = groups.some(({ all }) => all !== null)
  return (
    <>
      <ResultCount>
        {`${hasMore ? 'The first ' : ''}${total} ${total === 1 ? 'result' : 'results'}`}
      </ResultCount>
      {groups.map((group) => (
        <GroupSection key={group.label} {...group} />
      ))}
    </>
  )
}

function GroupSection({ label, hits, all, failed }: Group) {
  const id = label.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="stack gap-2">
      <div className="section-head">
        <h2 id={id}>{label}</h2>
        {all && (
          <Link to={all}>
            See all<span className="sr-only"> in {label}</span>
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      {failed ? (
        <FailedList />
      ) : (
        <ul className="list">
          {hits.map((hit) => (
            <Found key={hit.id} {...hit} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Found({ name, about, to, image }: Hit) {
  return (
    <li>
      {image !== undefined && <Avatar name={name} src={image} size="sm" />}
      <div>
        <Link className="card-link" to={to}>
          <bdi>{name}</bdi>
        </Link>
        {about && <p dir="auto">{about}</p>}
      </div>
    </li>
  )
}
