import { Stack } from '#layout'
import type { ActionTabProps } from '../../../shared/actions/action-tab.ts'
import { AggregateView } from '../../../shared/actions/aggregate-view.tsx'
import { FormResults } from '../../../shared/actions/form-results.tsx'
import { PublicNotes } from '../../../shared/actions/public-notes.tsx'

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
