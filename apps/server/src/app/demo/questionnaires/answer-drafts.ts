import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { Answer } from '@telemachos/questionnaire/answers'
import type { Definition, Group, Question } from '@telemachos/questionnaire/definition'
import { questionsOf } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import type { Random } from '../random.ts'
import { AREA_OF } from './interests.ts'
import { TRAIT_OF } from './mini-ipip.ts'

/** What somebody wrote, by the model of the question. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  studies: ['Διοίκηση επιχειρήσεων', 'Βρεφονηπιοκομία', 'Πληροφορική', 'Νοσηλευτική', 'Τουρισμός'],
  callAt: ['10:30', '12:00', '17:30', '18:00', '19:15'],
  missing: [
    'Περισσότερες επισκέψεις σε εταιρείες.',
    'Λίγος χρόνος ακόμη στις συναντήσεις.',
    'Ένα μάθημα υπολογιστών από την αρχή.',
  ],
  advice: [
    'Να ρωτάς χωρίς να ντρέπεσαι.',
    'Να κρατάς σημειώσεις μετά από κάθε συνάντηση.',
    'Μικρά βήματα κάθε εβδομάδα, όχι όλα μαζί.',
    'Να πας σε όλες τις συναντήσεις, ακόμη κι όταν βαριέσαι.',
  ],
  words: ['αυτοπεποίθηση', 'υπομονή', 'επιμονή', 'γνωριμίες', 'στόχοι', 'θάρρος', 'πρόγραμμα'],
  place: ['Φαρμακείο της γειτονιάς', 'Σούπερ μάρκετ', 'Ξενοδοχείο «Αύρα»', 'Λογιστικό γραφείο'],
  job: ['Ταμείο', 'Υποδοχή', 'Γραμματεία', 'Αποθήκη'],
}

/** How much of a questionnaire somebody has answered: all of it, or up to a part. */
export interface Answering {
  readonly random: Random
  readonly now: string
  /** From 0 to 1. */
  readonly part: number
}

/**
 * Answers a questionnaire as a person might: leaning the same way throughout, leaving out some of
 * what is optional, and only what the conditions show.
 */
export function answerDefinition(
  definition: Definition,
  { random, now, part }: Answering,
): Map<number, Answer> {
  const evaluation = new Evaluation(definition, new Map(), now)
  const questions = questionsOf(definition)
  const leaning = new Map<string, number>()
  const lean = (name: string): number => {
    const known = leaning.get(name) ?? random.next() + random.next() - 1
    leaning.set(name, known)
    return known
  }
  for (const question of questions.slice(0, Math.ceil(questions.length * part))) {
    if (!evaluation.isVisible(question.id) || (!question.required && random.chance(0.35))) continue
    for (const [group, answer] of answersOf(question, random, lean)) {
      evaluation.answer(group.id, answer)
    }
  }
  return new Map(evaluation.answers)
}

type Lean = (name: string) => number

function answersOf(question: Question, random: Random, lean: Lean): [Group, Answer][] {
  const items = itemsOf(question)
  switch (question.type) {
    case QUESTION_TYPES.scale:
    case QUESTION_TYPES.gridSingle:
    case QUESTION_TYPES.stars:
      return items.map((group) => [group, choose(degree(question, group, random, lean))])
    case QUESTION_TYPES.singleChoice:
    case QUESTION_TYPES.dropdown:
      // Nobody here chooses "other", which needs a text, or the lowest of the studies.
      return items.map((group) => {
        const named = group.options.filter(({ other, value }) => !other && value !== 'lower')
        return [group, choose(random.pick(named).id)]
      })
    case QUESTION_TYPES.yesNo:
      return items.map((group) => [group, choose(1)])
    case QUESTION_TYPES.multipleChoice:
    case QUESTION_TYPES.gridMultiple: {
      const plain = items.filter(({ options: [option] }) => !option?.exclusive && !option?.other)
      const first = random.pick(plain)
      const chosen = plain.filter((group) => group === first || random.chance(0.2))
      return chosen.slice(0, question.settings.max ?? 5).map((group) => [group, choose(1)])
    }
    case QUESTION_TYPES.ranking: {
      const order = items.map((group) => ({ group, at: random.next() }))
      return order
        .toSorted((a, b) => a.at - b.at)
        .slice(0, question.settings.top ?? items.length)
        .map(({ group }, index) => [group, choose(index + 1)])
    }
    case QUESTION_TYPES.constantSum:
      return shareOut(items, random)
    case QUESTION_TYPES.words:
      return items.map((group, index) => [group, say(wordOf('words', index * 2, random))])
    case QUESTION_TYPES.tableLines:
      return items
        .filter(({ line }) => line === 1)
        .map((group) => [group, say(wordOf(group.column ?? '', 0, random))])
    case QUESTION_TYPES.slider:
      return items.map((group) => [group, say(`${5 + Math.round(lean('mood') * 4)}`)])
    case QUESTION_TYPES.numberBlank:
      return items.map((group) => [group, say(`${random.between(1, 18)}`)])
    case QUESTION_TYPES.date:
      return items.map((group) => [group, say(random.pick(['2026-09-01', '2026-10-01']))])
    case QUESTION_TYPES.shortText:
    case QUESTION_TYPES.longText:
    case QUESTION_TYPES.time:
      return items.map((group) => [group, say(wordOf(question.model, 0, random))])
    default:
      return []
  }
}

/** An option of an ordered list: where the person leans, give or take. */
function degree({ model }: Question, { options, key }: Group, random: Random, lean: Lean): number {
  const item = TRAIT_OF.get(model)
  const area = AREA_OF.get(model)
  const most = options.length
  let direction = 0.35 + lean(model + key) * 0.6
  if (item) direction = lean(item.trait) * (item.reversed ? -1 : 1)
  else if (area) direction = lean(area)
  const wish = (direction * 1.2 + 1) / 2 + (random.next() - 0.5) * 0.3
  return Math.min(most, Math.max(1, Math.ceil(wish * most)))
}

/** A hundred points in steps of five. */
function shareOut(items: readonly Group[], random: Random): [Group, Answer][] {
  let left = 20
  return items.map((group, index) => {
    const mine = index === items.length - 1 ? left : random.between(0, Math.min(10, left))
    left -= mine
    return [group, say(`${mine * 5}`)]
  })
}

/** One of the texts; for several words in a row, each from its own part of the list. */
function wordOf(model: string, from: number, random: Random): string {
  const texts = TEXTS[model] ?? ['—']
  return texts[(from + random.between(0, 1)) % texts.length] ?? ''
}

const choose = (optionId: number): Answer => ({ optionId, text: null })

const say = (text: string): Answer => ({ optionId: null, text })
