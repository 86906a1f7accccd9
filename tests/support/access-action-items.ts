import { type Outcome, type Row, unready } from './access-outcomes.ts'

const LIST = '/partner-management/action-items'

/**
 * For event managers and partner managers, who don't manage these items: item 1 belongs to a partner managed by others.
 */
const managed = (address: string, eventManager: Outcome = 405, partnerManager = eventManager): Row => ({
  address,
  get: { ...unready, otherwise: '/', 'event-manager': 200, 'partner-manager': 200 },
  post: { ...unready, otherwise: 403, 'event-manager': eventManager, 'partner-manager': partnerManager },
})

/** A pick-list responds with data, so users without access are refused rather than redirected. */
const pickList = (address: string): Row => {
  const nobody = { ...unready, 'signed-out': 401, unverified: 401, otherwise: 403 } as const
  return {
    address,
    get: { ...nobody, 'event-manager': 200, 'partner-manager': 200 },
    post: { ...nobody, 'event-manager': 405, 'partner-manager': 405 },
  }
}

const notTheirs = (row: Row): Row => ({ ...row, get: { ...row.get, 'partner-manager': 404 } })

export const actionItemRows: Record<string, Row> = {
  'complete-action-item': {
    address: '/action-items/1/complete',
    get: { ...unready, otherwise: '/', 'event-manager': 200, partner: 200, 'partner-manager': 404 },
    post: {
      ...unready,
      otherwise: 403,
      'event-manager': LIST,
      partner: '/partner-dashboard',
      'partner-manager': 404,
    },
  },
  'partner-action-items-list': managed(LIST),
  'delete-partner-action-item': notTheirs(managed(`${LIST}/1/delete`, 409, 404)),
  'bulk-partner-action-items': {
    ...managed(`${LIST}/bulk`),
    get: { ...unready, otherwise: '/', 'event-manager': LIST, 'partner-manager': LIST },
  },
  'bulk-edit-partner-action-items': managed(`${LIST}/bulk/mark-complete?item=1`, 400),
  'undo-bulk-edit': {
    address: `${LIST}/bulk-edits/nobodys/undo`,
    get: { ...unready, otherwise: '/', 'event-manager': LIST, 'partner-manager': LIST },
    post: { ...unready, otherwise: 403, 'event-manager': LIST, 'partner-manager': LIST },
  },
  'add-partner-action-item': managed(`${LIST}/add-new`, 400),
  'edit-partner-action-item': notTheirs(managed(`${LIST}/1/edit`, 400, 409)),
  'routes/endpoints/event-managers': pickList('/endpoints/event-managers?organizationId=2'),
  'routes/endpoints/events': pickList('/endpoints/events'),
  'routes/endpoints/event-organizations': pickList('/endpoints/event-organizations'),
}
