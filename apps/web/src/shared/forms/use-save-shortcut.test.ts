import { expect, it, vi } from 'vitest'
import { openForm, runSaveShortcut } from './use-save-shortcut.ts'

it('saves the form opened last, and the one below once that is closed', () => {
  const saved: string[] = []
  const closePage = openForm(() => saved.push('page'))
  const closeDialog = openForm(() => saved.push('dialog'))
  runSaveShortcut()
  closeDialog()
  expect(runSaveShortcut()).toBe(true)
  expect(saved).toEqual(['dialog', 'page'])
  closePage()
  expect(runSaveShortcut()).toBe(false)
})

it('keeps the later form when the earlier one closes first', () => {
  const saved: string[] = []
  const closeFirst = openForm(() => saved.push('first'))
  const closeSecond = openForm(() => saved.push('second'))
  closeFirst()
  runSaveShortcut()
  expect(saved).toEqual(['second'])
  closeSecond()
})

it('saves the form with the focus before the one opened last', () => {
  const saved: string[] = []
  vi.stubGlobal('document', { activeElement: 'field' })
  const focused = { contains: (element: unknown) => element === 'field' } as unknown as HTMLElement
  const closeFirst = openForm(() => saved.push('first'), { current: focused })
  const closeSecond = openForm(() => saved.push('second'))
  runSaveShortcut()
  vi.unstubAllGlobals()
  expect(saved).toEqual(['first'])
  closeFirst()
  closeSecond()
})
