import type { Definition, Group, Label, Question, Scale } from './definition.ts'

/** What a text of a questionnaire is. */
export type DefinitionTextSort =
  | 'questTitle'
  | 'section'
  | 'question'
  | 'questionHelp'
  | 'option'
  | 'row'
  | 'scale'
  | 'band'

/**
 * Says one text.
 * @param place where it lies, by what stays when other things are moved: `ID_0001.option.3`.
 */
export type SayText = (place: string, text: Label, sort: DefinitionTextSort) => Label

/**
 * A questionnaire with every text said anew, in the order in which it is read: to list its texts, or to read
 * them in another language. Sections are known by their first questions, everything else by its own names; what
 * several places say in the same words is one text.
 */
export function sayDefinition(definition: Definition, say: SayText): Definition {
  return {
    ...definition,
    title: say('title', definition.title, 'questTitle'),
    sections: definition.sections.map((section) => ({
      ...section,
      text: say(`section.${section.questions[0]?.id ?? section.id}`, section.text, 'section'),
      questions: section.questions.map((question) => sayQuestion(question, say)),
    })),
    scales: definition.scales.map((scale) => sayScale(scale, say)),
  }
}

function sayQuestion(question: Question, say: SayText): Question {
  const { id, settings, groups } = question
  const own = onceEach((place, text, sort) => say(`${id}.${place}`, text, sort))
  const { lowText, highText } = settings
  return {
    ...question,
    text: own('text', question.text, 'question'),
    help: own('help', question.help, 'questionHelp'),
    settings: {
      ...settings,
      ...(lowText && { lowText: own('low', lowText, 'option') }),
      ...(highText && { highText: own('high', highText, 'option') }),
    },
    groups: groups.map((group) => sayGroup(group, own)),
  }
}

function sayGroup(group: Group, say: SayText): Group {
  const [first, ...others] = group.options
  const isChoice =
    first &&
    others.length === 0 &&
    first.text.el === group.text.el &&
    first.text.en === group.text.en
  const place = `row.${group.row ?? group.column ?? group.key}`
  const text = isChoice ? undefined : say(place, group.text, 'row')
  const options = group.options.map((option) => ({
    ...option,
    text: say(`option.${option.value}`, option.text, 'option'),
    ...(option.alt && { alt: say(`alt.${option.value}`, option.alt, 'option') }),
  }))
  // What is chosen or not says the same as its only choice: that is one text.
  return { ...group, text: text ?? options[0]?.text ?? group.text, options }
}

function sayScale(scale: Scale, say: SayText): Scale {
  const own = onceEach((place, text, sort) => say(`scale.${scale.id}.${place}`, text, sort))
  return {
    ...scale,
    name: own('name', scale.name, 'scale'),
    bands: scale.bands.map((band) => ({
      ...band,
      name: own(`${band.from}-${band.to}.name`, band.name, 'band'),
      text: own(`${band.from}-${band.to}.text`, band.text, 'band'),
    })),
  }
}

/** A place that says something else the second time is another one: two choices may have one value. */
function onceEach(say: SayText): SayText {
  const said = new Map<string, { readonly text: Label; readonly now: Label }>()
  const sayAt: SayText = (place, text, sort) => {
    const before = said.get(place)
    if (before && before.text.el === text.el && before.text.en === text.en) return before.now
    if (before) return sayAt(`${place}+`, text, sort)
    const now = say(place, text, sort)
    said.set(place, { text, now })
    return now
  }
  return sayAt
}
