import { call, command, noteOwnWrite } from '#shared'
import { readObject } from '@telemachos/rules/json-object'
import type { FormPartData, FormPlace } from './form-place.ts'

type Values = Readonly<Record<string, unknown>>

interface Place extends FormPlace {
  /** The name by which the hub knows the action's data, where somebody else is there. */
  readonly watched?: string | undefined
}

/**
 * Merges into a part of an action's form, with what its fields began with.
 * @param seen what was seen in the fields that are written.
 */
export function savePart(
  part: FormPartData,
  { actionId, menteeId, watched }: Place,
  data: Values,
  seen: Values,
): Promise<FormPartData> {
  const starts = readObject(part.Start)
  const names = new Set(part.Fields.map(({ name }) => name))
  const started = Object.fromEntries(
    Object.entries(starts).filter(([name]) => !(name in data) && names.has(name)),
  )
  // What a field began with is not on the server yet.
  const unseen = Object.fromEntries(Object.keys(starts).map((name) => [name, null]))
  const input = {
    ActionId: actionId,
    FormVersion: part.FormVersion,
    Data: JSON.stringify({ ...started, ...data }),
    Seen: JSON.stringify({ ...seen, ...unseen }),
  }
  if (menteeId !== null) noteOwnWrite(menteeId, actionId)
  if (menteeId === null || part.Part === 'mentor') return call('actions.saveSharedPart', input)
  const { Part } = part
  return command(watched, 'actions.saveFormPart', { ...input, MenteeId: menteeId, Part }, input)
}
