import { beforeEach, expect, it } from 'vitest'
import { openToast, shownToasts } from '../ui/toast-store.ts'
import {
  forgetSteps,
  keepStepsOf,
  noteToast,
  pushStep,
  travel,
  undoSteps,
  withUndo,
} from './undo-store.ts'

/** A step that writes what becomes of it. */
function step(log: string[], done: string, answer: string | boolean = true) {
  return {
    done,
    undo: async () => {
      log.push(`-${done}`)
      return answer
    },
    redo: async () => {
      log.push(`+${done}`)
      return answer
    },
  }
}
const past = () => undoSteps.get().past.map(({ done }) => done)
const future = () => undoSteps.get().future.map(({ done }) => done)

beforeEach(() => forgetSteps())

it('takes back the latest first, and does again the latest that was taken back', async () => {
  const log: string[] = []
  pushStep(step(log, 'α'))
  pushStep(step(log, 'β'))
  await Promise.all([travel('undo'), travel('undo')])
  expect(log).toEqual(['-β', '-α'])
  expect(future()).toEqual(['β', 'α'])
  expect(await travel('redo')).toEqual({ said: true, done: 'α' })
  expect(past()).toEqual(['α'])
  expect(await travel('undo')).toEqual({ said: true, done: 'α' })
  pushStep(step(log, 'γ'))
  expect(await travel('redo')).toBe('none')
})

it('takes back the one that is named, once, and closes its message', async () => {
  const log: string[] = []
  const first = pushStep(step(log, 'α', 'με δικά του λόγια'))
  noteToast(first, openToast('α', {}))
  pushStep(step(log, 'β'))
  expect(await travel('undo', first)).toEqual({ said: 'με δικά του λόγια', done: 'α' })
  expect(await travel('undo', first)).toBe('none')
  expect(shownToasts().map(({ message }) => message)).not.toContain('α')
  expect(past()).toEqual(['β'])
})

it('drops what was refused, and what cannot be done again', async () => {
  const log: string[] = []
  pushStep(step(log, 'α', false))
  expect(await travel('undo')).toBe('refused')
  pushStep({ done: 'β', undo: async () => true })
  expect(await travel('undo')).toEqual({ said: true, done: 'β' })
  expect([past(), future()]).toEqual([[], []])
})

it('forgets what was done by somebody else, or in another project', () => {
  keepStepsOf('1 2 Mentor')
  pushStep(step([], 'α'))
  keepStepsOf('1 2 Mentor')
  expect(past()).toEqual(['α'])
  keepStepsOf('1 3 Mentor')
  expect(past()).toEqual([])
})

it('forgets the steps of one place, with their messages', () => {
  const log: string[] = []
  const here = pushStep({ ...step(log, 'εδώ'), scope: 'πίνακας' })
  noteToast(here, openToast('εδώ', {}))
  pushStep(step(log, 'αλλού'))
  forgetSteps('πίνακας')
  expect(past()).toEqual(['αλλού'])
  expect(shownToasts().map(({ message }) => message)).not.toContain('εδώ')
})

it('waits for what is being done, and takes that back', async () => {
  const log: string[] = []
  pushStep(step(log, 'α'))
  const answer = Promise.withResolvers<void>()
  const act = withUndo(answer.promise.then(() => pushStep(step(log, 'β'))))
  const first = travel('undo')
  const second = travel('undo')
  expect(log).toEqual([])
  answer.resolve()
  await act
  expect(await first).toEqual({ said: true, done: 'β' })
  expect(await second).toEqual({ said: true, done: 'α' })
})

it('takes nothing else back where what was being done was refused', async () => {
  const log: string[] = []
  pushStep(step(log, 'α'))
  const answer = Promise.withResolvers<void>()
  const act = withUndo(answer.promise)
  const undone = travel('undo')
  answer.reject(new Error('refused'))
  await expect(act).rejects.toThrow('refused')
  expect(await undone).toBe('refused')
  expect([log, past()]).toEqual([[], ['α']])
  expect(await travel('undo')).toEqual({ said: true, done: 'α' })
})
