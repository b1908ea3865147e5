import { texts } from '@telemachos/contract/texts'
import { describe, expect, it } from 'vitest'
import type { Texts } from '#shared'
import { problemsOfQuestion, readableOf } from './question-problems.ts'
import { expressionProblem, suggestions, type Readable } from './expression-help.ts'

const t = ((key: keyof typeof texts, values: Record<string, string> = {}) =>
  texts[key].el.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')) as Texts['t']

const READABLE: Readable = {
  questions: [
    { name: 'works', label: 'Εργάζεστε;', options: [{ value: 'yes', label: 'Ναι' }] },
    { name: 'sector', label: 'Κλάδος', options: [] },
  ],
  roots: ['value'],
}

describe('the words of an expression', () => {
  const suggest = suggestions(READABLE, t)
  const texts = (source: string) => suggest(source, source.length)?.list.map(({ text }) => text)

  it('are questions by their names or words, then the values of the one that is compared', () => {
    expect(texts('application.')).toEqual(['works', 'sector'])
    expect(texts('application.sec')).toEqual(['sector'])
    expect(texts('κλαδ')).toEqual(['application.sector'])
    expect(texts("application.works == '")).toEqual(['yes'])
    expect(texts("application.sector == '")).toEqual([])
    expect(texts('isAf')).toEqual(['isAfm('])
    expect(texts('user.')).toBeUndefined()
  })

  it('are wrong where they cannot be read, or read what is not there', () => {
    const problem = (source: string) => expressionProblem(source, READABLE, t)
    expect(problem('')).toBeUndefined()
    expect(problem("application.works == 'application.none' && value > 1")).toBeUndefined()
    expect(problem('application.works ==')).toContain('Δεν διαβάζεται')
    expect(problem('option == 1')).toContain('option')
    expect(problem('application.later == 1')).toContain('later')
  })

  it('may be the name of a test alone where an answer is validated, and nowhere else', () => {
    const own = { name: 'iban', question: { Show: 'isIban', Validation: 'isIban' } }
    const problems = problemsOfQuestion(own.question, readableOf([], own, 'el'), t)
    expect(problems.Validation).toBeUndefined()
    expect(problems.Show).toContain('isIban')
  })
})
