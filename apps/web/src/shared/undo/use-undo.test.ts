import { beforeEach, expect, it } from 'vitest'
import { shownToasts } from '../ui/toast-store.ts'
import { forgetSteps, pushStep } from './undo-store.ts'
import { askToTravel } from './use-undo.ts'

const t = (key: string, values?: object): string => `${key} ${JSON.stringify(values ?? {})}`

beforeEach(() => forgetSteps())

it('does again, once it is taken back, what was asked for while that was under way', async () => {
  const held = Promise.withResolvers<boolean>()
  const log: string[] = []
  pushStep({
    done: 'α',
    undo: () => held.promise.then((answer) => (log.push('-α'), answer)),
    redo: async () => (log.push('+α'), true),
  })
  const undone = askToTravel('undo', t)
  // As by keys, while there is nothing yet that could be done again.
  const redone = askToTravel('redo', t)
  expect(log).toEqual([])
  held.resolve(true)
  await Promise.all([undone, redone])
  expect(log).toEqual(['-α', '+α'])
  const said = shownToasts().slice(-2)
  expect(said.map(({ message }) => message)).toEqual([
    'ui.undone {"what":"α"}',
    'ui.redone {"what":"α"}',
  ])
})
