import type { Texts } from '#shared'

interface Section {
  readonly Title: string
  readonly Questions: readonly unknown[]
}

/** What the steps of an application are called: the sections that ask something, and the check at its end. */
export function stepNames(sections: readonly Section[], t: Texts['t']): string[] {
  return [
    ...sections
      .filter(({ Questions }) => Questions.length > 0)
      .map(({ Title }) => Title || t('apply.documentTitle')),
    t('apply.check.title'),
  ]
}
