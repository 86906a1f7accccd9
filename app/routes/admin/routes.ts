import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The administration: read upwards to see what protects a screen. `:kind` names one of domain/administered. */
export const adminPages = [
  layout('routes/admin/area.tsx', [
    ...prefix('admin', [
      index('routes/admin/index.tsx', { id: 'admin' }),
      layout('routes/admin/history/area.ts', [
        ...prefix('history', [
          index('routes/admin/history/index.tsx', { id: 'admin-history' }),
          route(':entryId', 'routes/admin/history/show.tsx', { id: 'admin-entry' }),
          route(':entryId/undo', 'routes/admin/history/undo.tsx', { id: 'admin-undo' }),
        ]),
      ]),
      layout('routes/admin/events/area.ts', [
        ...prefix('events/:recordId', [
          route('duplicate', 'routes/admin/events/duplicate.tsx', { id: 'admin-duplicate-event' }),
          route('move', 'routes/admin/events/move.tsx', { id: 'admin-move-event' }),
          route('cancel', 'routes/admin/events/cancel.tsx', { id: 'admin-cancel-event' }),
        ]),
      ]),
      layout('routes/admin/invitations/area.ts', [
        route('invitations/:recordId/email', 'routes/admin/invitations/email.tsx', {
          id: 'admin-invitation-email',
        }),
      ]),
      layout('routes/admin/opportunities/area.ts', [
        route('opportunities/:recordId/sign-ups', 'routes/admin/opportunities/sign-ups.tsx', {
          id: 'admin-sign-ups',
        }),
      ]),
      layout('routes/admin/members/area.ts', [
        ...prefix('members/:recordId', [
          index('routes/admin/members/show.tsx', { id: 'admin-member' }),
          layout('routes/admin/members/send-area.ts', [route('send', 'routes/admin/members/send.ts')]),
          layout('routes/admin/members/sign-out-area.ts', [
            route('sign-out', 'routes/admin/members/sign-out.tsx', { id: 'admin-sign-out' }),
          ]),
          layout('routes/admin/members/close-area.ts', [
            route('close', 'routes/admin/members/close.tsx', { id: 'admin-close-account' }),
          ]),
        ]),
      ]),
      layout('routes/admin/kind/area.ts', [
        ...prefix(':kind', [
          index('routes/admin/kind/list.tsx', { id: 'admin-list' }),
          route('new', 'routes/admin/kind/new.tsx', { id: 'admin-new' }),
          route('lookup/:name', 'routes/admin/kind/lookup.ts'),
          route('bulk', 'routes/admin/kind/bulk.tsx', { id: 'admin-bulk' }),
          route('export/:format', 'routes/admin/kind/export.ts', { id: 'admin-export' }),
          route(':recordId', 'routes/admin/kind/edit.tsx', { id: 'admin-edit' }),
          route(':recordId/status', 'routes/admin/kind/status.ts'),
          route(':recordId/schedule', 'routes/admin/kind/schedule.tsx', { id: 'admin-schedule' }),
          route(':recordId/delete', 'routes/admin/kind/delete.tsx', { id: 'admin-delete' }),
          route(':recordId/merge', 'routes/admin/kind/merge.tsx', { id: 'admin-merge' }),
          route(':recordId/preview', 'routes/admin/preview/show.tsx', { id: 'admin-preview' }),
          route(':recordId/emails', 'routes/admin/announcements/emails.tsx', { id: 'admin-emails' }),
          route(':recordId/history', 'routes/admin/kind/history.tsx', { id: 'admin-record-history' }),
        ]),
      ]),
    ]),
  ]),
] satisfies RouteConfig
