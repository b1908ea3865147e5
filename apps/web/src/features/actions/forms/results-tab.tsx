import type { ActionTabProps } from '../../../shared/actions/action-tab.ts'
import { FormResults } from '../../../shared/actions/form-results.tsx'

/** What people wrote in the form of an action. */
export default function ResultsTab({ place }: ActionTabProps) {
  return <FormResults actionId={place.ActionId} />
}
