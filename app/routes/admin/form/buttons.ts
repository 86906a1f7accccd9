type Situation = { publishes: boolean; drafts: boolean; published: boolean }

const save = { intent: 'save', label: 'Save', pending: 'Saving…' }
const saveDraft = { ...save, label: 'Save draft' }
const publish = { intent: 'publish', label: 'Publish', pending: 'Publishing…' }

/** What a form can do: what is live is saved at once, unless edits stay beside it. */
export function formButtons({ publishes, drafts, published }: Situation) {
  if (!publishes || (published && !drafts)) return [save]
  return [saveDraft, published ? { ...publish, label: 'Publish changes' } : publish]
}
