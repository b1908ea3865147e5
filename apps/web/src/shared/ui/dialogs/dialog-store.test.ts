import { afterEach, expect, it } from 'vitest'
import {
  askForDate,
  askForText,
  askToChoose,
  askToConfirm,
  cancelDialogs,
  openDialogs,
  showInfo,
} from './dialog-store.ts'

afterEach(cancelDialogs)

const top = () => openDialogs.get().at(-1)!

it('answers what was chosen and closes', async () => {
  const answer = askToConfirm({ title: 'Να διαγραφεί;', danger: true })
  const dialog = top()
  expect(dialog).toMatchObject({ kind: 'confirm', request: { danger: true } })
  if (dialog.kind === 'confirm') dialog.answer(true)
  expect(await answer).toBe(true)
  expect(openDialogs.get()).toEqual([])
})

it('lies over the one that is open, and leaves it when it closes', async () => {
  const text = askForText({ title: 'Όνομα', label: 'Όνομα' })
  const info = showInfo({ title: 'Βοήθεια', text: 'Γράψτε το όνομα.' })
  expect(openDialogs.get().map(({ kind }) => kind)).toEqual(['input', 'info'])
  top().cancel()
  await info
  const below = top()
  if (below.kind === 'input') below.answer('Άννα')
  expect(await text).toBe('Άννα')
})

it('gives every kind its own way of no answer', async () => {
  const answers = [
    askToConfirm({ title: '1' }),
    showInfo({ title: '2', text: '' }),
    askForText({ title: '3', label: '3' }),
    askToChoose({ title: '4', options: [] }),
    askForDate({ title: '5' }),
  ]
  cancelDialogs()
  expect(await Promise.all(answers)).toEqual([false, undefined, null, null, null])
  expect(openDialogs.get()).toEqual([])
})
