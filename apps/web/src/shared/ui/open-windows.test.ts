import { expect, it } from 'vitest'
import { listenToWindows, noteWindow, topWindow } from './open-windows.ts'

it('knows the topmost window, whichever closes first', () => {
  const heard: (string | undefined)[] = []
  const stop = listenToWindows(() => heard.push(topWindow()))
  const closeFirst = noteWindow('first')
  const closeSecond = noteWindow('second')
  closeFirst()
  closeSecond()
  stop()
  noteWindow('third')()
  expect(heard).toEqual(['first', 'second', 'second', undefined])
})
