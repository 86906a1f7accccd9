import { layout, route } from '@react-router/dev/routes'
import { partnerChoices } from '../endpoints/routes.ts'

export const partnerManagementPages = [
  layout('routes/partner-management/area.tsx', [
    route('partner-management', 'routes/partner-management/redirect.ts', {
      id: 'partner-management',
    }),
    route('partner-management/my-partners', 'routes/partner-management/my-partners.tsx', {
      id: 'my-partners',
    }),
    route('partner-management/my-partners/:id', 'routes/partner-management/my-partner.tsx', {
      id: 'my-partner',
    }),
    route('partner-management/events', 'routes/partner-management/events/index.tsx', {
      id: 'partner-events',
    }),
    route('partner-management/events/:id', 'routes/partner-management/events/show.tsx', {
      id: 'partner-event-details',
    }),
    route(
      'partner-management/action-items',
      'routes/partner-management/action-items/index.tsx',
      { id: 'partner-action-items-list' },
      [
        route(':actionItemId/delete', 'routes/partner-management/action-items/delete.tsx', {
          id: 'delete-partner-action-item',
        }),
        route('bulk', 'routes/partner-management/action-items/bulk-redirect.ts', {
          id: 'bulk-partner-action-items',
        }),
        route('bulk/:operation', 'routes/partner-management/action-items/bulk.tsx', {
          id: 'bulk-edit-partner-action-items',
        }),
        route('bulk-edits/:bulkEditId/undo', 'routes/partner-management/action-items/undo.tsx', {
          id: 'undo-bulk-edit',
        }),
      ],
    ),
    route('partner-management/action-items/add-new', 'routes/partner-management/action-items/add.tsx', {
      id: 'add-partner-action-item',
    }),
    route(
      'partner-management/action-items/:actionItemId/edit',
      'routes/partner-management/action-items/edit.tsx',
      { id: 'edit-partner-action-item' },
    ),
    ...partnerChoices,
  ]),
]
