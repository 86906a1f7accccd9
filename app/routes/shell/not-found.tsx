import { notFound } from '#app/http/responses.server.ts'

export function loader() {
  throw notFound()
}

export function action() {
  throw notFound()
}

export default function NotFound() {
  return null
}
