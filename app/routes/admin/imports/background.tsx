import { useEffect, useRef } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { Background } from '#app/domain/exchange/import.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'
import { AuthorField } from '../../shell/author-field.tsx'

type Stage = Background['stage']

/** What is being done in the background, and what may keep it from being done. */
const BUSY: Partial<Record<Stage, { title: string; cancel?: string; lead: string }>> = {
  PLANNING: {
    title: 'Reading the file',
    lead: 'Every line is compared with what’s here. Nothing is written.',
    cancel: 'Stop reading',
  },
  WRITING: {
    title: 'Importing',
    lead: 'Lines are written some at a time, so members may already see some of them.',
    cancel: 'Stop, and take back what’s written',
  },
  WELCOMING: {
    title: 'Queuing the welcome emails',
    lead: 'They’re sent one after the other, to each new member once.',
  },
  TAKING_BACK: {
    title: 'Taking back what was written',
    lead: 'Nothing from the file will be left, except what others have changed since.',
  },
  UNDOING: {
    title: 'Undoing the import',
    lead: 'What it made is removed, and what it changed goes back to how it was, except what others have changed since.',
  },
}

/** What its page needs of it. */
export const inBackground = ({ stage, done, total, problem, summary }: Background) => ({
  stage,
  done,
  total,
  problem,
  staying: summary?.staying,
})

type Shown = ReturnType<typeof inBackground>

export const isBusy = ({ stage }: Shown) => BUSY[stage] !== undefined

type Props = { background: Shown; here: string }

export function InBackground({ background, here }: Props) {
  const { stage, done, total, problem } = background
  const busy = BUSY[stage]
  useRecheck(busy !== undefined)
  return (
    <>
      <LiveRegion>{useNews(busy?.title ?? ENDED[stage])}</LiveRegion>
      {problem && stage !== 'TAKING_BACK' && (
        <Notice tone="danger" title="Nothing was imported">
          {problem}
        </Notice>
      )}
      {busy && (
        <Card as="section" className="stack gap-3" aria-labelledby="progress">
          <h2 id="progress">{busy.title}</h2>
          {problem && <p>{problem}</p>}
          <Progress label={busy.title} percent={percentOf(done, total)}>
            {total === 0 ? 'It begins in a moment.' : `${percentOf(done, total)}% done`}
          </Progress>
          <p>{busy.lead} You can leave this page and come back to it: the work goes on.</p>
          <div className="cluster">
            <ButtonLink variant="secondary" to={here} reloadDocument>
              See its progress
            </ButtonLink>
            {busy.cancel && (
              <Form method="post">
                <AuthorField draft={false} />
                <Button variant="secondary" name="intent" value="cancel">
                  {busy.cancel}
                </Button>
              </Form>
            )}
          </div>
        </Card>
      )}
      <Staying {...background} />
    </>
  )
}

const percentOf = (done: number, total: number) =>
  total === 0 ? 0 : Math.min(100, Math.floor((done / total) * 100))

const ENDED: Partial<Record<Stage, string>> = {
  WAITING: 'Stopped',
  PLANNED: 'The file has been read',
  WRITTEN: 'The file has been imported',
  TAKEN_BACK: 'Nothing was imported',
  UNDONE: 'The import has been undone',
}

/** What somebody has changed meanwhile isn’t taken back. */
function Staying({ stage, staying }: Shown) {
  if (!staying || staying.count === 0 || !['TAKEN_BACK', 'UNDONE'].includes(stage)) return null
  const more = staying.count - staying.names.length
  return (
    <Notice tone="warning" title="These stay, because someone has changed them since">
      {staying.names.filter(Boolean).join(', ')}
      {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
    </Notice>
  )
}

const EVERY = 3000

/** Looks again while something is done and the page is in view. */
function useRecheck(busy: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!busy) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, EVERY)
    return () => clearInterval(timer)
  }, [busy, revalidate])
}

/** What is announced: each stage once, when it begins while the page is open. */
function useNews(title = ''): string {
  const first = useRef(title)
  return title === first.current ? '' : title
}
