import { ChipList } from '#app/ui/chip-list.tsx'

export const TopicChips = ({ tags }: { tags: string[] }) => <ChipList label="Topics" texts={tags} />
