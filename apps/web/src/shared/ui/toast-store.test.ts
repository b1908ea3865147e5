import { beforeEach, expect, it } from 'vitest'
import { closeToast, listenToToasts, shownToasts, toast, TOAST_MS } from './toast-store.ts'

beforeEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
})

it('shows a toast for three seconds unless another time is given', () => {
  toast('Αποθηκεύτηκε')
  toast('Στάλθηκαν', { ms: 10_000, kind: 'info' })
  expect(shownToasts()).toMatchObject([
    { message: 'Αποθηκεύτηκε', kind: 'done', ms: 3000 },
    { message: 'Στάλθηκαν', kind: 'info', ms: 10_000 },
  ])
})

it('knows the times of the specification', () => {
  expect(TOAST_MS).toEqual({
    default: 3000,
    massSend: 5000,
    linkResult: 10_000,
    mailNotice: 10_000,
    resetMail: 10_000,
    system: 2000,
  })
  toast('Σφάλμα: κάτι', { ms: TOAST_MS.system, fadeMs: 500 })
  expect(shownToasts()).toMatchObject([{ ms: 2000, fadeMs: 500 }])
})

it('lets the oldest give way to a fourth', () => {
  for (const message of ['1', '2', '3', '4']) toast(message)
  expect(shownToasts().map(({ message }) => message)).toEqual(['2', '3', '4'])
})

it('closes the one that is named and tells those who listen', () => {
  const counts: number[] = []
  const stop = listenToToasts(() => counts.push(shownToasts().length))
  toast('α')
  toast('β')
  closeToast(shownToasts()[0]!.id)
  stop()
  toast('γ')
  expect(counts).toEqual([1, 2, 1])
  expect(shownToasts().map(({ message }) => message)).toEqual(['β', 'γ'])
})
