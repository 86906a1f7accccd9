/** A name in its own direction, so that right-to-left names don't reorder the text around them. */
export const PersonName = ({ name }: { name: string }) => <bdi>{name}</bdi>
