const TEXTS = {
  damaged: 'The backup is damaged or incomplete, so nothing was restored. Use another one.',
  encrypted: 'The backup is encrypted. Set BACKUP_KEY to the key that it was made with.',
  'wrong-key': 'The backup was made with another BACKUP_KEY. Set it to that one.',
  unknown: 'This isn’t a backup, or one of a newer version.',
}

/** Why an archive can't be read, in words for whoever gave the command. */
export class ArchiveError extends Error {
  constructor(why: keyof typeof TEXTS) {
    super(TEXTS[why])
  }
}
