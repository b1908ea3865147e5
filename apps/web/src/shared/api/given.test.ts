import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Given from './given.ts'

const COUNT = 'grid.countActionsGrid'
const input = { ProjectId: 1, Search: 'α' }
const answer = { count: 3, All: 3, Actions: [] }

describe('the answers that the page was given', () => {
  let given: typeof Given

  beforeEach(async () => {
    const textContent = JSON.stringify({ Answers: [{ Call: COUNT, Input: input, Answer: answer }] })
    vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
    vi.spyOn(performance, 'now').mockReturnValue(500)
    vi.resetModules()
    given = await import('./given.ts')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('are given once, in whatever order the input is written', () => {
    expect(given.takeAnswer(COUNT, { Search: 'α', ProjectId: 1 })).toEqual(answer)
    expect(given.takeAnswer(COUNT, input)).toBeUndefined()
  })

  it('are for the very call and input', () => {
    expect(given.takeAnswer(COUNT, { ProjectId: 1 })).toBeUndefined()
    expect(given.takeAnswer(COUNT, { ...input, MentorId: 2 })).toBeUndefined()
    expect(given.takeAnswer('grid.getActionsGridPage', { ...input, Page: 1 })).toBeUndefined()
    expect(given.takeAnswer(COUNT, input)).toEqual(answer)
  })

  it('grow old after ten seconds', () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_001)
    expect(given.takeAnswer(COUNT, input)).toBeUndefined()
  })

  it('stay while what was drawn from them is taken over', () => {
    given.drawAsOf(Date.now(), false)
    vi.spyOn(performance, 'now').mockReturnValue(10_001)
    expect(given.isFresh()).toBe(false)
    expect(given.takeAnswer(COUNT, input)).toEqual(answer)
    given.drawAsOf(undefined, false)
    expect(given.takeAnswer(COUNT, input)).toBeUndefined()
  })

  it('are forgotten where somebody else may ask', () => {
    given.dropAnswers()
    expect(given.takeAnswer(COUNT, input)).toBeUndefined()
  })
})
