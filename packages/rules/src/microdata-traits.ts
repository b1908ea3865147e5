/** What the options of a form say of a person, as the indicators of ESF count them. */

/** What an option says, by what it is about; whoever writes a form chooses from these. */
export const TRAITS = {
  employment: ['employed', 'unemployed', 'inactive'],
  duration: ['upToSix', 'sixToTwelve', 'overTwelve'],
  learning: ['learning', 'notLearning'],
  education: ['noPrimary', 'lower', 'upper', 'tertiary'],
  household: ['workingHousehold', 'joblessHousehold', 'joblessWithChildren', 'singleWithChildren'],
  sensitive: [
    'thirdCountry',
    'foreign',
    'minority',
    'disability',
    'disadvantage',
    'homeless',
    'refused',
  ],
  place: ['rural'],
  result: ['searching', 'inLearning', 'qualified', 'inWork'],
  /** Six months after leaving. */
  later: ['inWorkLater', 'notInWorkLater', 'betterLater'],
} as const

export type TraitGroup = keyof typeof TRAITS
export type Trait = (typeof TRAITS)[TraitGroup][number]

const ALL: ReadonlySet<string> = new Set(Object.values(TRAITS).flat())

/** Whether a text is the name of one. */
export function isTrait(text: string): text is Trait {
  return ALL.has(text)
}
