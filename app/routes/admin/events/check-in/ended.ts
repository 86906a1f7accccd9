export const ENDED = 'This event is cancelled, so check-in has ended.'
