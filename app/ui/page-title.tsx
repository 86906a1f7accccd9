import { useSite } from './site.ts'

/** The document's title; it starts with the error if a form came back with errors. */
export function PageTitle({ title, invalid }: { title: string; invalid?: boolean }) {
  return <title>{`${invalid ? 'Error: ' : ''}${title} · ${useSite().name}`}</title>
}
