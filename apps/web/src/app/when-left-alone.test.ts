import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenLeftAlone } from './when-left-alone.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('acts a minute after the last key or pointer, and once', () => {
  const act = vi.fn<() => void>()
  const stop = whenLeftAlone(act)
  vi.advanceTimersByTime(59_000)
  dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(59_000)
  dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(59_999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
  stop()
})

it('waits while something is unsaved, and can be given up', () => {
  const act = vi.fn<() => void>()
  let isUnsaved = true
  const keep = (event: Event): void => {
    if (isUnsaved) event.preventDefault()
  }
  addEventListener('beforeunload', keep)
  const stop = whenLeftAlone(act)
  vi.advanceTimersByTime(600_000)
  expect(act).not.toHaveBeenCalled()
  isUnsaved = false
  stop()
  vi.advanceTimersByTime(600_000)
  expect(act).not.toHaveBeenCalled()
  const again = whenLeftAlone(act)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledOnce()
  again()
  removeEventListener('beforeunload', keep)
})
