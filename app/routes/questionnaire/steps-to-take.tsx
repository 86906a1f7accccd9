import { PageHead } from '#app/ui/page-head.tsx'
import { StepList } from './step-list.tsx'

export function StepsToTake() {
  return (
    <>
      <PageHead
        title="What comes next"
        lead="Three steps to get the most out of the network. You’ll find them in your playbook, too."
      />
      <StepList heading="h2" />
    </>
  )
}
