import { defineCalls } from '@telemachos/contract/core/define-call'
import { describe, expect, it } from 'vitest'
import { probeCalls } from '../testing/probe-calls.ts'
import { matchCalls } from './mount.ts'

describe('matchCalls', () => {
  const handler = async () => ({ id: 1 })

  it('does not start with a call that has no handler', () => {
    const partial = { group: probeCalls, handlers: { note: handler } }
    expect(() => matchCalls([probeCalls], [partial])).toThrow('probe.noteByForm has no handler')
  })

  it('does not start with a handler that is not in the contract', () => {
    const handlers = Object.fromEntries(
      [...Object.keys(probeCalls.calls), 'extra'].map((name) => [name, handler]),
    )
    const group = { group: probeCalls, handlers }
    expect(() => matchCalls([probeCalls], [group])).toThrow(
      'probe.extra is not a call of the contract',
    )
    expect(() => matchCalls([], [group])).toThrow('probe is implemented but not in the contract')
  })

  it('does not start with two calls on one path', () => {
    const twin = defineCalls('twin', {
      note: { ...probeCalls.calls.note, path: '/API/probe/NOTE' },
    })
    const all = Object.fromEntries(Object.keys(probeCalls.calls).map((name) => [name, handler]))
    expect(() =>
      matchCalls(
        [probeCalls, twin],
        [
          { group: probeCalls, handlers: all },
          { group: twin, handlers: all },
        ],
      ),
    ).toThrow('twin.note and probe.note share')
  })
})
