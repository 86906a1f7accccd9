export const rowId = (userId: number) => `member-${userId}`
