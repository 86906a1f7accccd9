import { homeFromKudos, nobodyToKudos } from './access-notifications.ts'
import { login, partnersHome, type Row } from './access-outcomes.ts'

/** Hidden members can read, but not write. */
const hidden = { hidden: 403, 'hidden-fellow': 403 } as const
const tooLong = { reason: 'x'.repeat(501) }

const readers = { ...homeFromKudos, otherwise: 200 } as const
/** By a demo member who isn't among the accounts. */
const ofSomebody = (deed: string): Row => ({
  address: `/questions/1/${deed}`,
  get: { ...homeFromKudos, otherwise: 403 },
  post: { ...nobodyToKudos, otherwise: 403 },
})
/** By the alumna. */
const answer = '/questions/1/answers/2'

export const questionRows: Record<string, Row> = {
  questions: { address: '/questions', get: readers, post: { ...nobodyToKudos, otherwise: 405 } },
  'ask-question': {
    address: '/questions/ask',
    get: { ...readers, ...hidden },
    post: { ...nobodyToKudos, ...hidden, otherwise: 400 },
  },
  'question-details': {
    address: '/questions/1',
    get: readers,
    post: { ...nobodyToKudos, ...hidden, otherwise: 400 },
  },
  'edit-question': ofSomebody('edit'),
  'remove-question': ofSomebody('remove'),
  'report-question': {
    address: '/questions/1/report',
    get: readers,
    post: { ...nobodyToKudos, otherwise: 400 },
    body: tooLong,
  },
  'edit-answer': {
    address: `${answer}/edit`,
    get: { ...homeFromKudos, otherwise: 403, alumni: 200 },
    post: { ...nobodyToKudos, otherwise: 403, alumni: 400 },
  },
  'remove-answer': {
    address: `${answer}/remove`,
    get: { ...homeFromKudos, otherwise: 403, alumni: 200 },
    post: { ...nobodyToKudos, otherwise: 403, alumni: 409 },
  },
  'report-answer': {
    address: `${answer}/report`,
    get: { ...readers, alumni: 404 },
    post: { ...nobodyToKudos, otherwise: 400 },
    body: tooLong,
  },
  'answer-kudos': {
    address: `${answer}/kudos`,
    get: { ...readers, ...hidden, alumni: 403 },
    post: { ...nobodyToKudos, otherwise: 400 },
  },
  reports: {
    address: '/staff/reports',
    get: { ...login, ...partnersHome, otherwise: '/', staff: 200, admin: 200 },
    post: { ...login, otherwise: 403, staff: 400, admin: 400 },
  },
}
