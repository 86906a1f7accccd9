import { useSite } from '#app/http/site.ts'

/** The document's title; a form that came back with errors says so first. */
export function PageTitle({ title, invalid }: { title: string; invalid?: boolean }) {
  return <title>{`${invalid ? 'Error: ' : ''}${title} · ${useSite().name}`}</title>
}
