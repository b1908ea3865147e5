import { Stack } from '#layout'
import type { ActionTabProps } from '../action/action-tab.ts'
import { AggregateView } from '../action/aggregate-view.tsx'
import { FormResults } from '../action/form-results.tsx'
import { PublicNotes } from '../action/public-notes.tsx'

/** What people wrote in the form of an action. */
export default function ResultsTab({ place }: ActionTabProps) {
  return (
    <Stack gap={4} packed>
      <FormResults actionId={place.ActionId} />
      <PublicNotes actionId={place.ActionId} />
      <AggregateView actionId={place.ActionId} />
    </Stack>
  )
}
