import {
  sayNotUndone,
  undoneWords,
  useIdentity,
  useTexts,
  useWrite,
  type UndoneMany,
} from '#shared'

/**
 * Undoes changes of fields of many, by the keys under which they were made.
 * @returns a function that answers what came of it, in words; false where nothing was undone.
 */
export function useUndoField(): (changes: readonly string[]) => Promise<string | false> {
  const texts = useTexts()
  const { ProjectId } = useIdentity()
  const back = useWrite('imports.undoFieldChange')
  return async (changes) => {
    try {
      const undone = await Promise.all(
        changes.map((Change) => back.mutateAsync({ ProjectId, Change })),
      )
      return undoneWords(undone.reduce(together, NOTHING), texts)
    } catch (error) {
      sayNotUndone(error, texts.t)
      return false
    }
  }
}

const NOTHING: UndoneMany = { Changed: 0, Left: 0, LeftPeople: [] }

/** Of several fields; whoever is left by two is named once. */
function together(one: UndoneMany, other: UndoneMany): UndoneMany {
  const names = new Map(
    [...one.LeftPeople, ...other.LeftPeople].map((person) => [
      `${person.LastName} ${person.FirstName}`,
      person,
    ]),
  )
  return {
    Changed: one.Changed + other.Changed,
    Left: one.Left + other.Left,
    LeftPeople: [...names.values()],
  }
}
