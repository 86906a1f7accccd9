import { viewerIfAny } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { useSite } from '#app/ui/site.ts'
import { formatMedium } from '#app/values/calendar-date.ts'
import { fold, searchWords } from '#app/values/fold.ts'
import { groupBy } from '#app/values/group-by.ts'
import { readSearch } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { type Change, changesFor } from './changes.ts'
import { pictureOf, type Topic } from './rules.ts'
import { topicsFor } from './topics.ts'

/** The bar links visitors to the login page and back. */
export const handle = { isPublic: true }

export function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams)
  const words = searchWords(search)
  const viewer = viewerIfAny(context)
  const found = topicsFor(viewer).filter(({ title, text, group }) => {
    const all = fold(`${title} ${text} ${group}`)
    return words.every((word) => all.includes(word))
  })
  return { search, topics: found, changes: search ? [] : changesFor(viewer) }
}

const title = 'Help'

export default function Help({ loaderData: { search, topics, changes } }: Route.ComponentProps) {
  const counted = `${topics.length} ${topics.length === 1 ? 'topic' : 'topics'}`
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} lead="What you can do here, and how." />
      <div className="stack gap-8">
        <SearchForm
          label="Search help"
          search={search}
          found={search ? undefined : counted}
          className="sm:max-w-md"
        />
        {search && <ResultCount>{counted}</ResultCount>}
        {topics.length > 0 ? <Topics topics={topics} /> : <NothingFound />}
        {changes.length > 0 && <Changes changes={changes} />}
        <Further />
      </div>
    </>
  )
}

function Topics({ topics }: { topics: Topic[] }) {
  const groups = groupBy(topics, ({ group }) => group)
  return [...groups].map(([group, own]) => (
    <section key={group} className="stack gap-4" aria-label={group}>
      <h2>{group}</h2>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {own.map((topic) => (
          <div key={topic.title} className="card flex flex-col justify-between gap-3">
            <div>
              <h3>{topic.title}</h3>
              <p>{topic.text}</p>
              {topic.link && <Link to={topic.link.to}>{topic.link.label}</Link>}
            </div>
            <Picture src={pictureOf(topic)} />
          </div>
        ))}
      </div>
    </section>
  ))
}

/** Framed, so that nobody takes it for a part of the page. */
function Picture({ src }: { src: string }) {
  return (
    <div className="w-full rounded-lg bg-sunken p-3">
      <img
        className="w-full rounded-lg border"
        src={src}
        alt=""
        width={400}
        height={280}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <section className="stack gap-4" aria-labelledby="new">
      <h2 id="new">New on this site</h2>
      <ul className="stack max-w-prose gap-3">
        {changes.map(({ since, text, link }) => (
          <li key={text}>
            <span className="text-muted">{`Since ${formatMedium(since)}`}</span>
            <p>{text}</p>
            {link && <Link to={link.to}>{link.label}</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="No help found"
      action={
        <ButtonLink variant="secondary" to="?">
          Show all topics
        </ButtonLink>
      }
    >
      Try other words, or email us.
    </EmptyState>
  )
}

function Further() {
  const site = useSite()
  return (
    <section className="stack gap-4" aria-labelledby="further">
      <h2 id="further">Still stuck?</h2>
      <p className="max-w-prose">
        Email us at <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>. Say which page you’re on
        and what you did. If you see an error page, include the code it shows.
      </p>
      <h3>Accessibility</h3>
      <p className="max-w-prose">
        Every page is meant to work with a keyboard, with a screen reader, enlarged four times, in your own
        colors and without scripts, to WCAG 2.2, level AA. If one doesn’t, tell us, and we’ll help you and fix
        it.
      </p>
    </section>
  )
}
