import { labelsOf } from '../own-profile/differences.ts'
import { changeRecord, type OwnRecord, openRecord, removeRecord } from '../own-profile/own-record.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { tellPasskeys } from './add.server.ts'
import { passkeyFields } from './fields.ts'

type Named = { name: string }

const passkey: OwnRecord<Named> = {
  kind: 'passkey',
  labels: labelsOf(passkeyFields),
  read: (tx, viewer, id) => tx.passkey.findFirst({ where: owned(viewer, id), select: { name: true } }),
  async write(tx, viewer, id, { name }) {
    await tx.passkey.updateMany({ where: owned(viewer, id), data: { name } })
  },
  async remove(tx, viewer, id) {
    await tx.passkey.deleteMany({ where: owned(viewer, id) })
    await tellPasskeys(tx, viewer, viewer.id, 'PASSKEY_REMOVED', 'removed a passkey from')
  },
}

const owned = (viewer: Viewer, id: number | null) => ({ id: id ?? 0, userId: viewer.id })

export const openPasskey = (viewer: Viewer, id: number | null) => openRecord(viewer, passkey, id)

export const renamePasskey = (viewer: Viewer, id: number | null, typed: Named & { version: string }) =>
  changeRecord(viewer, passkey, id, typed)

/** No one signs in with it from then on; sessions that it began go on. */
export const removePasskey = (viewer: Viewer, id: number, version: string) =>
  removeRecord(viewer, passkey, id, version)
