import { useEffect, useEffectEvent } from 'react'

/** What the open forms save with, the one opened last at the end. */
const saves: (() => void)[] = []

/**
 * Saves the form with Ctrl+S for as long as the component is there.
 * @param isOpen false while it is not the one to save, such as one of several without the focus.
 */
export function useSaveShortcut(onSave: () => void, isOpen = true): void {
  const save = useEffectEvent(onSave)
  useEffect(() => (isOpen ? openForm(() => save()) : undefined), [isOpen])
}

/** Notes a form that Ctrl+S saves; the answer closes it again. */
export function openForm(save: () => void): () => void {
  saves.push(save)
  return () => {
    saves.splice(saves.indexOf(save), 1)
  }
}

/** Saves the form opened last; false when none is open. */
export function runSaveShortcut(): boolean {
  const save = saves.at(-1)
  save?.()
  return save !== undefined
}

/** Ctrl+S saves on every page, where there is a form, and never the browser's page (spec §2.3). */
export function listenForSave(): void {
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
    event.preventDefault()
    runSaveShortcut()
  })
}
