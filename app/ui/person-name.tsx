/** A name in its own direction, so that right-to-left names don't reorder what stands beside them. */
export const PersonName = ({ name }: { name: string }) => <bdi>{name}</bdi>
