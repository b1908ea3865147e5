import type { QueryClient } from '@tanstack/react-query'
import type { CallOutput } from '#shared'
import type { FormPartData, FormPlace } from './form-place.ts'

/** Puts an answer where it is read; one that is still under way is older than it. */
export async function putPart(
  client: QueryClient,
  saved: FormPartData,
  { actionId, menteeId }: FormPlace,
): Promise<void> {
  if (menteeId !== null) {
    const key = ['actions.getFormParts', { ActionId: actionId, MenteeId: menteeId }]
    await client.cancelQueries({ queryKey: key })
    client.setQueryData<CallOutput<'actions.getFormParts'>>(
      key,
      (old) => old && { Parts: old.Parts.map((one) => (one.Part === saved.Part ? saved : one)) },
    )
  }
  if (saved.Part !== 'mentor') return
  const key = ['actions.getSharedPart', { ActionId: actionId }]
  await client.cancelQueries({ queryKey: key })
  client.setQueryData(key, saved)
}
