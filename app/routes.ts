import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { adminPages } from './routes/admin/routes.ts'
import { attendeeDialogs, calendars, fellowsExport, sessionLists } from './routes/event-sessions/routes.ts'
import { ownPages } from './routes/profile/own/routes.ts'
import { questionPages } from './routes/questions/routes.ts'
import { resourceAreas } from './routes/resources/routes.ts'
import { billingPages, subscriptionPages } from './routes/subscriptions/routes.ts'
import { volunteerPages } from './routes/volunteer/routes.ts'

/** Every screen under its guard: read upwards to see what protects a URL. Indentation is authorization. */
export default [
  route('auth/logout', 'routes/auth/logout.ts'),
  route('calendars/:secret/agenda.ics', 'routes/calendars/subscription.ts', { id: 'calendar-subscription' }),
  route('webhooks/chargebee', 'routes/webhooks/chargebee.ts', { id: 'chargebee-webhook' }),
  layout('routes/shell/shell.tsx', { id: 'shell' }, [
    layout('routes/shell/boundary.tsx', [
      layout('routes/auth/signed-out.tsx', [
        route('auth/login/:error?', 'routes/auth/login.tsx', { id: 'login' }),
        route('auth/provider/:provider', 'routes/auth/provider-start.ts', { id: 'provider-start' }),
        route('auth/provider/:provider/callback', 'routes/auth/provider-callback.ts', {
          id: 'provider-callback',
        }),
        route('auth/register', 'routes/auth/register.tsx', { id: 'register' }),
        route('auth/verify', 'routes/auth/resend-verification.tsx', { id: 'resend-verification' }),
        route('auth/verify/:token', 'routes/auth/verify.tsx', { id: 'verify' }),
        route('auth/forgot-password', 'routes/auth/forgot-password.tsx', { id: 'forgot-password' }),
        route('auth/reset-password/:token', 'routes/auth/reset-password.tsx', { id: 'reset-password' }),
        route('auth/hide-profile/:token', 'routes/auth/hide-profile.tsx', { id: 'hide-profile' }),
      ]),
      route(
        'alumni-business-registry',
        'routes/alumni-business-registry/index.tsx',
        { id: 'alumni-business-registry' },
        [route(':businessId', 'routes/alumni-business-registry/business.tsx', { id: 'alumni-business' })],
      ),
      route('mail/unsubscribe/:token', 'routes/mail/unsubscribe.tsx', { id: 'unsubscribe' }),
      route('dev/outbox', 'routes/dev/outbox.tsx', { id: 'outbox' }),
      layout('routes/member/member.tsx', [
        route('auth/set-role', 'routes/auth/set-role.tsx', { id: 'set-role' }),
        route('auth/switch-role', 'routes/auth/switch-role.ts'),
        route('auth/stop-acting', 'routes/auth/stop-acting.ts'),
        route('images/:name/:size?', 'routes/images/show.ts'),
        ...adminPages,
        layout('routes/member/with-role.tsx', [
          route('onboarding/:section?', 'routes/onboarding/index.tsx', { id: 'onboarding' }),
          layout('routes/member/onboarded.tsx', [
            layout('routes/profile/own/pages.tsx', ownPages),
            route('profile/:profileId/act-as', 'routes/profile/act-as.ts'),
            layout('routes/staff/area.ts', [
              route('profile/:profileId/audit-trail', 'routes/staff/audit-trail.tsx', { id: 'audit-trail' }),
            ]),
            layout('routes/home/area.ts', [index('routes/home/index.tsx', { id: 'home' })]),
            layout('routes/community/area.ts', [
              route('community', 'routes/community/redirect.ts', { id: 'community' }),
              route('directory', 'routes/directory/index.tsx', { id: 'directory' }),
              route('endpoints/cities', 'routes/endpoints/cities.ts'),
              route('endpoints/interests', 'routes/endpoints/interests.ts'),
              route('endpoints/job-functions', 'routes/endpoints/job-functions.ts'),
              route('endpoints/job-industries', 'routes/endpoints/job-industries.ts'),
              route('endpoints/locations', 'routes/endpoints/locations.ts'),
              route('endpoints/majors', 'routes/endpoints/majors.ts'),
              route('endpoints/organizations', 'routes/endpoints/organizations.ts'),
              route('endpoints/programs', 'routes/endpoints/programs.ts'),
              route('endpoints/schools', 'routes/endpoints/schools.ts'),
              layout('routes/profile/profile-page.tsx', [
                route('profile/:profileId', 'routes/profile/show.tsx', { id: 'profile' }),
                layout('routes/profile/contact/dialog.tsx', [
                  ...prefix('profile/:profileId/contact', [
                    route('intro', 'routes/profile/contact/intro.tsx', { id: 'contact-intro' }),
                    route('tips', 'routes/profile/contact/tips.tsx', { id: 'contact-tips' }),
                    route('message', 'routes/profile/contact/message.tsx', { id: 'contact-message' }),
                  ]),
                ]),
              ]),
              route('profile/:profileId/vcard', 'routes/profile/vcard.ts', { id: 'vcard' }),
            ]),
            layout('routes/events/area.ts', [
              route('events', 'routes/events/index.tsx', { id: 'events' }),
              ...calendars,
              route('events/:eventId', 'routes/events/show.tsx', { id: 'fellow-event-details' }),
              layout(
                'routes/events/session.tsx',
                prefix('events/:eventId/sessions/:sessionId', sessionLists('fellow')),
              ),
            ]),
            ...resourceAreas,
            ...billingPages,
            layout('routes/subscriptions/area.tsx', subscriptionPages),
            route('endpoints/notifications', 'routes/endpoints/notifications.ts'),
            layout('routes/blocks/area.ts', [
              route('profile/blocked-members', 'routes/blocks/index.tsx', { id: 'blocked-members' }),
              route('profile/:profileId/block', 'routes/blocks/block.tsx', { id: 'block' }),
            ]),
            layout('routes/messages/area.ts', [
              route('messages', 'routes/messages/index.tsx', { id: 'messages' }, [
                route(':messageId/report', 'routes/messages/report.tsx', { id: 'report-message' }),
              ]),
              route('endpoints/conversations/:conversationId/seen', 'routes/endpoints/conversation-seen.ts'),
            ]),
            layout('routes/kudos/area.ts', [
              route('kudos', 'routes/kudos/index.tsx', { id: 'kudos' }),
              route('endpoints/kudos/seen', 'routes/endpoints/kudos-seen.ts'),
            ]),
            layout('routes/questions/area.ts', questionPages),
            layout('routes/volunteer/area.ts', volunteerPages),
            layout('routes/moderation/area.ts', [
              route('staff/reports', 'routes/moderation/reports.tsx', { id: 'reports' }),
            ]),
            layout('routes/announcements/area.ts', [
              route('announcements', 'routes/announcements/index.tsx', { id: 'announcement-list' }),
              route('announcements/:announcementId', 'routes/announcements/show.tsx', { id: 'announcement' }),
              route('endpoints/announcements/viewed', 'routes/endpoints/announcements-viewed.ts'),
            ]),
            layout('routes/playbooks/area.ts', [
              route('playbooks', 'routes/playbooks/index.tsx', { id: 'playbooks' }),
              route('playbooks/onboarding/:section?', 'routes/playbooks/onboarding.tsx', {
                id: 'playbook-onboarding',
              }),
              route('playbooks/:playbookId', 'routes/playbooks/show.tsx', { id: 'playbook' }),
            ]),
            layout('routes/partner-hub/area.ts', [
              route('partner-hub', 'routes/partner-hub/index.tsx', { id: 'partner-hubs' }),
              route('partner-hub/:partnerHubId', 'routes/partner-hub/show.tsx', { id: 'partner-hub' }),
              route('partner-hub/:partnerHubId/events', 'routes/partner-hub/events.tsx', {
                id: 'partner-hub-events',
              }),
              route('partner-hub/:partnerHubId/job-postings', 'routes/partner-hub/job-postings.tsx', {
                id: 'partner-hub-job-postings',
              }),
            ]),
            layout('routes/regional-hub/area.ts', [
              route('regional-hub', 'routes/regional-hub/index.tsx', { id: 'regional-hubs' }),
              route('regional-hub/:regionalHubId', 'routes/regional-hub/show.tsx', { id: 'regional-hub' }),
              route('regional-hub/:regionalHubId/events', 'routes/regional-hub/events.tsx', {
                id: 'regional-hub-events',
              }),
              route('regional-hub/:regionalHubId/opportunities', 'routes/regional-hub/opportunities.tsx', {
                id: 'regional-hub-opportunities',
              }),
            ]),
            layout('routes/careers/prospects-area.ts', [
              route('careers/prospects', 'routes/careers/prospects.tsx', { id: 'job-prospects' }),
              route('careers/job-postings/:jobPostingId/prospect', 'routes/careers/prospect.ts'),
            ]),
            route('job-board', 'routes/careers/job-board.ts', { id: 'job-board' }),
            layout('routes/action-items/area.ts', [
              route('action-items/:actionItemId/complete', 'routes/action-items/complete.tsx', {
                id: 'complete-action-item',
              }),
            ]),
            layout('routes/partner-dashboard/area.ts', [
              route('partner-dashboard/:organizationId?', 'routes/partner-dashboard/index.tsx', {
                id: 'partner-dashboard',
              }),
              route(
                'partner-dashboard/:organizationId/event/:eventId',
                'routes/partner-dashboard/event-home.tsx',
                { id: 'event-home' },
                prefix('attendees', attendeeDialogs('partner-attendee')),
              ),
              layout(
                'routes/partner-dashboard/session.tsx',
                prefix('partner-dashboard/:organizationId/event/:eventId/sessions/:sessionId', [
                  ...sessionLists('partner', attendeeDialogs('session-attendee')),
                  fellowsExport,
                ]),
              ),
            ]),
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
              route(
                'partner-management/action-items/add-new',
                'routes/partner-management/action-items/add.tsx',
                { id: 'add-partner-action-item' },
              ),
              route(
                'partner-management/action-items/:actionItemId/edit',
                'routes/partner-management/action-items/edit.tsx',
                { id: 'edit-partner-action-item' },
              ),
              route('endpoints/events', 'routes/endpoints/events.ts'),
              route('endpoints/event-managers', 'routes/endpoints/event-managers.ts'),
              route('endpoints/event-organizations', 'routes/endpoints/event-organizations.ts'),
            ]),
          ]),
        ]),
      ]),
      route('*', 'routes/shell/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
