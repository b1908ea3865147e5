import type { Texts } from '#shared'
import { parsePath, placeOf } from './change-words.ts'
import type { TabKey } from './setting-groups.ts'
import type { ProjectDraft } from './use-project-draft.ts'

/** The pages of the settings with something unsaved, and with something that was refused. */
export function marksOf(
  edit: ProjectDraft,
  titles: ReadonlyMap<number, string>,
  t: Texts['t'],
): { readonly changed: ReadonlySet<TabKey>; readonly wrong: ReadonlySet<TabKey> } {
  const names = { draft: edit.draft, titles }
  return {
    changed: new Set(edit.changes.map(({ path }) => placeOf(path, names, t).tab)),
    wrong: new Set(edit.problems.map(({ field }) => placeOf(parsePath(field), names, t).tab)),
  }
}
