import { layout, route } from '@react-router/dev/routes'

export const messagePages = [
  layout('routes/messages/area.ts', [
    route('messages', 'routes/messages/index.tsx', { id: 'messages' }, [
      route(':messageId/report', 'routes/messages/report.tsx', { id: 'report-message' }),
    ]),
    route('endpoints/conversations/:conversationId/seen', 'routes/endpoints/conversation-seen.ts'),
  ]),
]
