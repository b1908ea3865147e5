import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import { compileDraft } from '@telemachos/questionnaire/author/compile-draft'
import { questionsOf, type Label } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { findProblems } from '@telemachos/questionnaire/evaluation/find-problems'
import { scoreAll } from '@telemachos/questionnaire/scoring'
import { describe, expect, it } from 'vitest'
import { Random } from '../random.ts'
import { answerDefinition } from './answer-drafts.ts'
import { DEMO_QUESTS } from './insert-questionnaires.ts'

const NOW = '2026-03-05T10:00:00Z'

describe.each(DEMO_QUESTS)('questionnaire %i of the demonstration', (_, draft, isPublished) => {
  it('can be published, but for the one that is being written', () => {
    expect(checkDraft(draft).map(({ rule }) => rule)).toEqual(
      isPublished ? [] : ['too_few_options'],
    )
  })

  it('speaks both languages', () => {
    const definition = compileDraft(draft)
    const texts: Label[] = [
      definition.title,
      ...definition.sections.map(({ text }) => text),
      ...questionsOf(definition).map(({ text }) => text),
      ...definition.scales.flatMap(({ name, bands }) => [name, ...bands.map(({ text }) => text)]),
    ]
    for (const { el, en } of texts) {
      expect(el).toMatch(/\p{Script=Greek}/u)
      expect(en).toMatch(/^[\x20-\x7E]+$/)
    }
  })
})

it.each(DEMO_QUESTS.filter(([, , isPublished]) => isPublished))(
  'questionnaire %i is answered without anything that could not be finished',
  (id, draft) => {
    const definition = compileDraft(draft)
    const random = new Random(id)
    const bands = new Set<string>()
    for (let person = 0; person < 60; person++) {
      const answers = answerDefinition(definition, { random, now: NOW, part: 1 })
      const evaluation = new Evaluation(definition, answers, NOW)
      expect(findProblems(evaluation)).toEqual([])
      const scores = scoreAll(definition, evaluation.answers, (one) => evaluation.isVisible(one))
      for (const { scaleId, band } of scores) {
        expect([scaleId, band]).not.toContain(null)
        bands.add(`${scaleId} ${band?.name.en}`)
      }
    }
    // People differ: every band of every scale has somebody in it.
    expect(bands.size).toBe(definition.scales.flatMap((scale) => scale.bands).length)
  },
)
