import type { Texts } from '#shared'
import type { Readable } from './expression-help.ts'

/** What the conditions of a question may be chosen of: the questions, by what they ask, and the option. */
export function conditionFields({ questions, roots }: Readable, t: Texts['t']) {
  return [
    ...questions.map(({ name, label, options }) => ({
      path: ['application', name],
      label: label || name,
      ...(options.length > 0 ? { kind: 'choice' as const, options } : { kind: 'text' as const }),
    })),
    ...roots.map((root) => ({
      path: [root],
      label: t(`projects.application.word.${root}`),
      kind: 'text' as const,
    })),
  ]
}
