import { data, href } from 'react-router'
import { welcomeImported } from '#app/domain/accounts/imported-members.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { notOffered, type SaidOfReading, toldIn } from '#app/domain/exchange/as-read.ts'
import { columnsFor } from '#app/domain/exchange/export.server.ts'
import {
  applyImport,
  beginWelcome,
  cancelImport,
  type Imported,
  type UploadedFile,
} from '#app/domain/exchange/import.server.ts'
import { chooseAsRead, chooseColumns, chooseSheet } from '#app/domain/exchange/keep-file.server.ts'
import { isDayOrder, NOT_READ } from '#app/domain/exchange/mapping.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { undoButton } from '../kind/address.ts'
import { counted } from './counted.ts'

/** What a button of the page didn't do, and why. A form comes back as it was sent, with the field that is wrong. */
export type Refusal = { problem: string; at?: string; columns?: SaidOfColumns; asRead?: SaidOfReading }

export type SaidOfColumns = { column: string[]; order: string }

type Pressed = { viewer: Viewer; kind: Kind; file: UploadedFile }

const refuse = (refusal: Refusal, isLate = false) => data(refusal, isLate ? 409 : 400)

const pageOf = ({ kind, file }: Pressed) =>
  href('/admin/:kind/import/:importId', { kind: kind.name, importId: String(file.id) })

export const refuseUnknown = () =>
  refuse({ problem: 'This page doesn’t offer that. Reload it and try again.' })

export async function readColumns(pressed: Pressed, said: SaidOfColumns) {
  const { viewer, kind, file } = pressed
  const { column, order } = said
  const known = [NOT_READ, ...columnsFor(viewer, kind).map(({ name }) => name)]
  const isOffered =
    column.length === file.table.header.length &&
    column.every((name) => known.includes(name)) &&
    (order === '' || isDayOrder(order))
  if (!isOffered) return refuseUnknown()
  const mapping = column.map((name) => (name === NOT_READ ? '' : name))
  const refused = await chooseColumns(viewer, kind, file, {
    mapping,
    order: isDayOrder(order) ? order : null,
  })
  if (!refused) return redirectWithNotice(pageOf(pressed), 'The columns are read as you chose.')
  if (refused.isLate) return refuse(refused, true)
  const twice = mapping.findIndex((name, index) => name !== '' && mapping.indexOf(name) < index)
  return refuse({ ...refused, at: `column-${Math.max(twice, 0)}`, columns: said })
}

export async function readAs(pressed: Pressed, said: SaidOfReading) {
  const { viewer, kind, file } = pressed
  const unknown = notOffered(file.table, said)
  if (unknown) return refuse({ ...unknown, asRead: said })
  const refused = await chooseAsRead(viewer, kind, file, toldIn(file, said))
  if (!refused) return redirectWithNotice(pageOf(pressed), 'The file is read as you chose.')
  if (refused.isLate) return refuse(refused, true)
  return refuse({ ...refused, at: 'header-line', asRead: said })
}

export async function readSheet(pressed: Pressed, sheet: string) {
  const { viewer, kind, file } = pressed
  const refused = await chooseSheet(viewer, kind, file.id, sheet)
  if (refused) return refuse(refused, refused.isLate)
  return redirectWithNotice(pageOf(pressed), `The sheet “${sheet}” is read.`)
}

export async function cancel(pressed: Pressed) {
  const { viewer, kind, file } = pressed
  const problem = 'It’s no longer being read or imported, so there’s nothing to stop.'
  if (!(await cancelImport(viewer, kind, file.id))) return refuse({ problem }, true)
  return redirectWithNotice(pageOf(pressed), 'It’s being stopped.', { tone: 'info' })
}

export async function welcome(pressed: Pressed) {
  const { viewer, kind, file } = pressed
  const problem = 'No members have been imported from this file, so there’s no one to email.'
  if (kind.name !== 'members' || !file.appliedAt || file.entryId === null) return refuse({ problem }, true)
  if (file.background) {
    if (!(await beginWelcome(viewer, file.id))) return refuse({ problem }, true)
    return redirectWithNotice(pageOf(pressed), 'The welcome emails are being queued.', { tone: 'info' })
  }
  const count = await welcomeImported(viewer, file.entryId)
  return count > 0
    ? redirectWithNotice(pageOf(pressed), `${counted(count, kind.noun)} will get a welcome email.`)
    : redirectWithNotice(pageOf(pressed), 'Everyone who can get a welcome email has.', { tone: 'info' })
}

export async function apply(pressed: Pressed, token: string) {
  const { viewer, kind, file } = pressed
  const imported = await applyImport(viewer, kind, file.id, token)
  switch (imported.kind) {
    case 'imported':
      return redirectWithNotice(
        pageOf(pressed),
        `${counted(imported.count, kind.noun)} imported.`,
        undoButton(imported.entryId),
      )
    case 'begun':
      return redirectWithNotice(pageOf(pressed), 'The file is being imported.', { tone: 'info' })
    default:
      return refuse({ problem: whyNot(imported) }, true)
  }
}

function whyNot(imported: Exclude<Imported, { kind: 'imported' | 'begun' }>): string {
  switch (imported.kind) {
    case 'changed':
      return 'Something changed after you opened this page, so nothing was imported. Check it again.'
    case 'refused':
      return `Line ${imported.line}: ${imported.reason} Nothing was imported.`
    case 'gone':
      return 'That file is gone. Upload it again.'
  }
}
