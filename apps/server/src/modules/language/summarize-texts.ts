import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'

type Summary = OutputOf<typeof contract.language.calls.importTexts>

/** So many of the changes of a file are shown. */
const MAX_SHOWN = 200

/**
 * What the texts of a file that are taken change, and which of them do.
 * @param before what is there, by label.
 */
export function summarizeTexts<Row extends { readonly label: string; readonly text: string }>(
  taken: readonly Row[],
  before: ReadonlyMap<string, string>,
): { differing: Row[]; summary: Omit<Summary, 'refused'> } {
  const differing = taken.filter(({ label, text }) => before.get(label) !== text)
  const added = differing.filter(({ label }) => !before.has(label)).length
  const changes = differing.slice(0, MAX_SHOWN).map(({ label, text }) => ({
    label,
    before: before.get(label) ?? null,
    after: text,
  }))
  return {
    differing,
    summary: {
      added,
      changed: differing.length - added,
      same: taken.length - differing.length,
      changes,
    },
  }
}
