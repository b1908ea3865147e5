import { useCall } from '#shared'
import { FormPart } from './form-part.tsx'

/** What a mentor writes once for all of their mentees; nothing where the action does not ask for it. */
export function SharedPart({ actionId }: { readonly actionId: number }) {
  const query = useCall('actions.getSharedPart', { ActionId: actionId })
  if (!query.data || query.data.Fields.length === 0) return null
  return <FormPart part={query.data} place={{ actionId, menteeId: null }} />
}
