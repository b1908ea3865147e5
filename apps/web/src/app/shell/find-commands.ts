import { fold } from '@telemachos/rules/greek-text'
import type { Command } from './command.ts'

export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

/**
 * The commands that have every word of the query, accents and case ignored, the best first: those
 * whose label begins with it, then those with a word that does, then the rest. A group stands where
 * its best command does.
 */
export function findCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const words = fold(query).split(' ')
  const ranked = commands
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
  const groups = Map.groupBy(ranked, ({ command }) => command.group)
  return [...groups].map(([title, found]) => ({
    title,
    commands: found.map(({ command }) => command),
  }))
}

/** 0 is best; -1 when a word is missing. */
function rankOf({ label, keywords = '' }: Command, words: readonly string[]): number {
  const text = fold(label)
  const all = `${text} ${fold(keywords)}`
  if (!words.every((word) => all.includes(word))) return -1
  const [first = ''] = words
  if (text.startsWith(first)) return 0
  return text.includes(` ${first}`) ? 1 : 2
}
