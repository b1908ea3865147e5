import { describe, expect, it } from 'vitest'
import { askAgain } from './ask-again.ts'

/** A question whose answers come when the test says so. */
function asked() {
  const waiting: PromiseWithResolvers<string>[] = []
  const shown: string[] = []
  const ask = () => {
    const answer = Promise.withResolvers<string>()
    waiting.push(answer)
    return answer.promise
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    ...askAgain(ask, (answer) => shown.push(answer)),
    waiting,
    shown,
    answer: (at: number, text: string) => (waiting[at]?.resolve(text), settled()),
    fail: (at: number) => (waiting[at]?.reject(new Error('away')), settled()),
  }
}

describe('an answer that is kept up to date', () => {
  it('is not shown where something else was placed since it was asked for', async () => {
    const identity = asked()
    identity.refresh()
    identity.place('the other project')
    await identity.answer(0, 'the project before')
    expect(identity.shown).toEqual(['the other project'])
    await identity.answer(1, 'the other project, as it is now')
    expect(identity.shown).toEqual(['the other project', 'the other project, as it is now'])
  })

  it('is asked for once more, however often that was wanted meanwhile', async () => {
    const identity = asked()
    for (let times = 0; times < 5; times++) identity.refresh()
    expect(identity.waiting).toHaveLength(1)
    await identity.answer(0, 'first')
    expect(identity.waiting).toHaveLength(2)
    await identity.answer(1, 'second')
    expect(identity.waiting).toHaveLength(2)
    expect(identity.shown).toEqual(['second'])
  })

  it('stays as it is where asking fails, and is asked for the next time', async () => {
    const identity = asked()
    identity.refresh()
    await identity.fail(0)
    identity.refresh()
    await identity.answer(1, 'found')
    expect(identity.shown).toEqual(['found'])
  })
})
