import { findReceived } from '../conversations/received.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { addReport, type Reporting, reporting } from './add-report.server.ts'

/**
 * Reports a message that the viewer received: the viewer no longer sees it. Its sender isn't notified, because only the
 * viewer can have reported it.
 */
export function reportMessage(viewer: Viewer, messageId: number, reason: string | null): Promise<Reporting> {
  return reporting(viewer, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Message" WHERE id = ${messageId} FOR UPDATE`
    const message = await findReceived(viewer, messageId, tx)
    if (!message) return { kind: 'gone' }
    if (message.reported) return { kind: 'reported' }
    if (!(await addReport(tx, viewer, { messageId }, reason))) return { kind: 'known' }
    await tx.message.update({ where: { id: messageId }, data: { reportedAt: new Date() } })
    return { kind: 'reported' }
  })
}
