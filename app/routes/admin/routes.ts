import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** The administration: read upwards to see what protects a screen. `:kind` names one of domain/administered. */
export const adminPages = [
  layout('routes/admin/area.tsx', [
    layout('routes/admin/events/area.ts', { id: 'admin-taps' }, [
      route('endpoints/check-in', 'routes/admin/events/check-in/take.ts'),
    ]),
    ...prefix('admin', [
      index('routes/admin/index.tsx', { id: 'admin' }),
      layout('routes/admin/history/area.ts', [
        ...prefix('history', [
          index('routes/admin/history/index.tsx', { id: 'admin-history' }),
          route(':entryId', 'routes/admin/history/show.tsx', { id: 'admin-entry' }),
          route(':entryId/undo', 'routes/admin/history/undo.tsx', { id: 'admin-undo' }),
        ]),
      ]),
      layout('routes/admin/files/area.ts', [
        ...prefix('files', [
          index('routes/admin/files/index.tsx', { id: 'admin-files' }),
          route('new', 'routes/admin/files/new.tsx', { id: 'admin-file-new' }),
          route(':fileId/delete', 'routes/admin/files/delete.tsx', { id: 'admin-file-delete' }),
        ]),
      ]),
      layout('routes/admin/failed-emails/area.ts', [
        route('failed-emails', 'routes/admin/failed-emails/index.tsx', { id: 'admin-failed-emails' }),
      ]),
      layout('routes/admin/status/area.ts', [
        route('status', 'routes/admin/status/index.tsx', { id: 'admin-status' }),
      ]),
      layout('routes/admin/sign-in/area.ts', [
        route('sign-in', 'routes/admin/sign-in/index.tsx', { id: 'admin-sign-in' }),
      ]),
      layout('routes/admin/events/area.ts', [
        ...prefix('events/:recordId', [
          route('duplicate', 'routes/admin/events/duplicate.tsx', { id: 'admin-duplicate-event' }),
          route('move', 'routes/admin/events/move.tsx', { id: 'admin-move-event' }),
          route('cancel', 'routes/admin/events/cancel.tsx', { id: 'admin-cancel-event' }),
          ...prefix('attendees', [
            index('routes/admin/events/attendees/index.tsx', { id: 'admin-attendees' }),
            route('add', 'routes/admin/events/attendees/candidates.tsx', { id: 'admin-candidates' }),
            route('export/:format', 'routes/admin/events/attendees/export.ts', {
              id: 'admin-export-attendees',
            }),
            route('add/chosen', 'routes/admin/events/attendees/add.tsx', { id: 'admin-add-attendees' }),
            route('sessions', 'routes/admin/events/attendees/sessions.tsx', { id: 'admin-agendas' }),
            route(':memberId', 'routes/admin/events/attendees/agenda.tsx', { id: 'admin-agenda' }),
            route(':memberId/remove', 'routes/admin/events/attendees/remove.tsx', {
              id: 'admin-remove-attendee',
            }),
          ]),
          ...prefix('check-in', [
            index('routes/admin/events/check-in/index.tsx', { id: 'admin-check-in' }),
            route(':sessionId', 'routes/admin/events/check-in/door.tsx', { id: 'admin-door' }),
            route(':sessionId/walk-in', 'routes/admin/events/check-in/walk-in.tsx', { id: 'admin-walk-in' }),
          ]),
        ]),
      ]),
      layout('routes/admin/events/participants/area.ts', [
        ...prefix('events/:recordId/participants', [
          index('routes/admin/events/participants/index.tsx', { id: 'admin-participants' }),
          route('invite', 'routes/admin/events/participants/invitees.tsx', { id: 'admin-invitees' }),
          route('export/:format', 'routes/admin/events/participants/export.ts', {
            id: 'admin-export-participants',
          }),
          route('invite/chosen', 'routes/admin/events/participants/invite.tsx', {
            id: 'admin-invite-partners',
          }),
          route('send', 'routes/admin/events/participants/send.tsx', { id: 'admin-send-invitations' }),
          route(':participantId/take-back', 'routes/admin/events/participants/take-back.tsx', {
            id: 'admin-take-back-invitation',
          }),
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
      // Otherwise their last segments would be a member's.
      layout('routes/admin/imports/members-area.ts', [
        route('members/template', 'routes/admin/imports/template.ts', { id: 'admin-template-members' }),
        route('members/import', 'routes/admin/imports/new.tsx', { id: 'admin-import-members' }),
      ]),
      layout('routes/admin/members/area.ts', [
        ...prefix('members/:recordId', [
          index('routes/admin/members/show.tsx', { id: 'admin-member' }),
          layout('routes/admin/members/send-area.ts', [route('send', 'routes/admin/members/send.ts')]),
          layout('routes/admin/members/sign-out-area.ts', [
            route('sign-out', 'routes/admin/members/sign-out.tsx', { id: 'admin-sign-out' }),
          ]),
          layout('routes/admin/sign-in/area.ts', { id: 'admin-second-factors' }, [
            route('second-factor', 'routes/admin/members/second-factor.tsx', {
              id: 'admin-remove-second-factor',
            }),
            route('passkeys', 'routes/admin/members/passkeys.tsx', { id: 'admin-remove-passkeys' }),
          ]),
          layout('routes/admin/members/close-area.ts', [
            route('close', 'routes/admin/members/close.tsx', { id: 'admin-close-account' }),
          ]),
        ]),
      ]),
      layout('routes/admin/imports/file-area.ts', [
        ...prefix(':kind', [
          route('export/:format', 'routes/admin/kind/export.ts', { id: 'admin-export' }),
          layout('routes/admin/imports/area.ts', [
            route('template', 'routes/admin/imports/template.ts', { id: 'admin-template' }),
            route('import', 'routes/admin/imports/new.tsx', { id: 'admin-import-new' }),
            route('import/:importId', 'routes/admin/imports/show.tsx', { id: 'admin-import' }),
            route('import/:importId/faults', 'routes/admin/imports/faults.ts', { id: 'admin-import-faults' }),
            route('import/:importId/report', 'routes/admin/imports/report.ts', { id: 'admin-import-report' }),
          ]),
        ]),
      ]),
      layout('routes/admin/kind/area.ts', [
        ...prefix(':kind', [
          index('routes/admin/kind/list.tsx', { id: 'admin-list' }),
          route('new', 'routes/admin/kind/new.tsx', { id: 'admin-new' }),
          route('lookup/:name', 'routes/admin/kind/lookup.ts'),
          route('bulk', 'routes/admin/kind/bulk.tsx', { id: 'admin-bulk' }),
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
