import { useEffect, useEffectEvent, type RefObject } from 'react'

interface OpenForm {
  readonly save: () => void
  readonly element: RefObject<HTMLElement | null> | undefined
}

/** The open forms, the one opened last at the end. */
const forms: OpenForm[] = []

/**
 * Saves the form with Ctrl+S for as long as the component is there.
 * @param isOpen false while it is not the one to save, such as one of several without the focus.
 * @param element its own is saved before others while the focus is in it.
 */
export function useSaveShortcut(
  onSave: () => void,
  isOpen = true,
  element?: RefObject<HTMLElement | null>,
): void {
  const save = useEffectEvent(onSave)
  useEffect(() => (isOpen ? openForm(() => save(), element) : undefined), [isOpen, element])
}

/** Notes a form that Ctrl+S saves; the answer closes it again. */
export function openForm(save: () => void, element?: OpenForm['element']): () => void {
  const form = { save, element }
  forms.push(form)
  return () => {
    forms.splice(forms.indexOf(form), 1)
  }
}

/** Saves the form with the focus, else the one opened last; false when none is open. */
export function runSaveShortcut(): boolean {
  const hasFocus = ({ element }: OpenForm) => element?.current?.contains(document.activeElement)
  const form = forms.findLast(hasFocus) ?? forms.at(-1)
  form?.save()
  return form !== undefined
}

/** Ctrl+S saves on every page, where there is a form, and never the browser's page (spec §2.3). */
export function listenForSave(): void {
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return
    event.preventDefault()
    runSaveShortcut()
  })
}
