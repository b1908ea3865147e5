import { useEffect } from 'react'

/** Saves now what is typed; false where that failed, which it says where it is typed. */
type Save = () => Promise<boolean>

const waiting = new Map<string, Set<Save>>()

const keyOf = (menteeId: number, actionId: number): string => `${menteeId}:${actionId}`

/** While the component is shown, what it has typed for a mentee's action is saved before completing that. */
export function useSavedBeforeCompleting(menteeId: number, actionId: number, save: Save): void {
  useEffect(() => {
    const key = keyOf(menteeId, actionId)
    const saves = waiting.get(key) ?? new Set()
    waiting.set(key, saves.add(save))
    return () => void saves.delete(save)
  }, [menteeId, actionId, save])
}

/** Saves what is typed for a mentee's action beside its form; true where nothing is left unsaved. */
export async function saveUnsavedWork(menteeId: number, actionId: number): Promise<boolean> {
  const saves = waiting.get(keyOf(menteeId, actionId)) ?? []
  const saved = await Promise.all([...saves].map((save) => save()))
  return saved.every(Boolean)
}
