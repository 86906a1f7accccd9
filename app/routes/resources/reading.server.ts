import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import { isPageBehindPaywall } from '#app/domain/resources/paywall.server.ts'
import {
  findResource,
  findSection,
  type Resource,
  type Section,
} from '#app/domain/resources/resource.server.ts'
import { SectionSchema } from '#app/domain/resources/schema.ts'
import { markSection } from '#app/domain/resources/section-progress.server.ts'
import { canMarkResources } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { paywallHref } from '../subscriptions/addresses.ts'
import { resourceHref } from './addresses.ts'

type Address = { resourceId?: string; sectionId?: string }

/** The data of a resource's page: the section in the URL, and the names of the others. */
export async function readResource(
  context: Readonly<RouterContextProvider>,
  subtype: ResourceSubtype,
  address: Address,
) {
  const viewer = context.get(viewerContext)
  const { resource, section } = await find(viewer, subtype, address, (page) => {
    throw redirectDocument(paywallHref(page))
  })
  return readingOf(resource, section, canMarkResources(viewer))
}

/** What the page of a section needs of a resource. */
export function readingOf(resource: Resource, section: Section | null, canMark: boolean) {
  const sections = resource.sections.map(({ id, name, done }) => ({ id, name, done }))
  return { resource: { ...resource, sections }, section, canMark }
}

export type Reading = ReturnType<typeof readingOf>

/** Records whether the reader completed the section in the URL, and goes on to the next one. */
export async function noteProgress(
  context: Readonly<RouterContextProvider>,
  subtype: ResourceSubtype,
  address: Address,
) {
  const viewer = context.get(viewerContext)
  permit(canMarkResources(viewer))
  const { resource, section: shown } = await find(viewer, subtype, address, () => permit(false))
  const section = found(shown)
  const form = await parseForm(context, SectionSchema)
  if (!form.ok) throw data(null, { status: 400 })
  const completed = await markSection(viewer, resource, section, form.value.done)
  if (!form.value.done) {
    return redirectWithNotice(resourceHref(resource, section.id), 'Section marked as not complete.')
  }
  const next = nextOpen(resource, section)
  if (completed && !next)
    return redirectWithNotice(
      resourceHref(resource, section.id),
      `You completed “${resource.name}”. Nice work!`,
    )
  return redirect(resourceHref(resource, (next ?? section).id), 303)
}

async function find(
  viewer: Viewer,
  subtype: ResourceSubtype,
  { resourceId, sectionId }: Address,
  stopAtPaywall: (page: string) => void,
) {
  const id = parseId(resourceId)
  const section = sectionId === undefined ? undefined : parseId(sectionId)
  const resource = await findResource(viewer, subtype, id)
  if (id !== null && resource === null && (await isPageBehindPaywall(viewer, subtype, id, section))) {
    stopAtPaywall(resourceHref({ id, subtype }, section ?? undefined))
  }
  if (!resource) throw notFound()
  if (section === undefined) return { resource, section: findSection(resource) }
  return { resource, section: found(findSection(resource, section)) }
}

/** The next section that isn't done, wrapping around after the last. Even a completed resource may have some. */
function nextOpen({ sections }: Resource, section: Section): Section | undefined {
  const place = sections.indexOf(section)
  const others = [...sections.slice(place + 1), ...sections.slice(0, place)]
  return others.find(({ done }) => !done)
}
