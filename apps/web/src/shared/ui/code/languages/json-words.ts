import { lineColumn } from '@telemachos/rules/json-fault'
import type { Texts } from '../../../i18n/use-texts.ts'
import type { JsonProblem } from './json-problems.ts'

/** What is wrong with a text, and where: by line:column, as the specification has it (§8). */
export function jsonWords(text: string, problem: JsonProblem, t: Texts['t']): string {
  const { kind, from, path, meant } = problem
  const [line = '', column = ''] = lineColumn(text, from).split(':')
  if (kind === 'broken') return t('ui.code.problem', { line, column })
  if (kind === 'repeated') return t('ui.code.repeated', { line, column, path })
  return meant === undefined
    ? t('ui.code.unknown', { line, column, path })
    : t('ui.code.meant', { line, column, path, meant })
}
