import type { Mention } from '@telemachos/questionnaire/author/mentions'
import type { Texts } from '#shared'
import { toast } from '#ui'
import { mentionNames } from './mention-name.ts'

interface Renaming {
  readonly before: string
  readonly name: string
  /** The places that still have the old name. */
  readonly left: readonly Mention[]
  /** How many have the new one. */
  readonly count: number
  /** What has been renamed: a name, or the value of an option. */
  readonly of?: 'model' | 'value'
  readonly t: Texts['t']
}

/** Long enough to read where the old name is left. */
const LEFT_MS = 10_000

/** Says what became of the places that read what has been renamed; nothing where none did. */
export function tellRenamed({ before, name, left, count, of = 'model', t }: Renaming): void {
  if (left.length > 0) {
    const places = mentionNames(left, t)
    toast(t(`questEdit.${of}.left`, { name: before, places }), { kind: 'failed', ms: LEFT_MS })
  } else if (count > 0) toast(t(`questEdit.${of}.followed`, { count, name }))
}
