import { fold } from '@telemachos/rules/greek-text'
import { soundKey, soundKeysOfQuery } from '@telemachos/rules/sound-key'
import type { Command } from './command.ts'

export interface CommandGroup {
  readonly title: string
  readonly commands: readonly Command[]
}

/** So many of those that are many are shown of a group. */
const MOST = 6

/**
 * The commands that have every word of the query, accents and case ignored, or sound like it
 * (Greeklish), the best first: those whose label begins with it, then those with a word that does, then
 * the rest. A group stands where its best command does. Without a query, those that are many are left
 * out.
 */
export function findCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const words = fold(query)
    .split(' ')
    .map((text) => ({ text, sounds: soundsOf(text) }))
  const isAsked = query.trim() !== ''
  const ranked = commands
    .filter(({ isMany }) => isAsked || !isMany)
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
  const groups = Map.groupBy(ranked, ({ command }) => command.group)
  return [...groups].map(([title, found]) => {
    const members = found.map(({ command }) => command)
    return { title, commands: members[0]?.isMany ? members.slice(0, MOST) : members }
  })
}

/** One letter is in nearly every label. */
const LEAST_HEARD = 2

const soundsOf = (text: string): string[] =>
  text === '' ? [] : soundKeysOfQuery(text).filter(({ length }) => length >= LEAST_HEARD)

interface Word {
  readonly text: string
  /** How it may sound. */
  readonly sounds: readonly string[]
}

interface Keys {
  readonly text: string
  readonly all: string
  readonly sound: string
}

const keys = new WeakMap<Command, Keys>()

function keysOf(command: Command): Keys {
  const known = keys.get(command)
  if (known) return known
  const { label, keywords = '' } = command
  const text = fold(label)
  const all = `${text} ${fold(keywords)}`
  const made = { text, all, sound: soundKey(`${label} ${keywords}`) }
  keys.set(command, made)
  return made
}

/** 0 is best; -1 when a word is missing. */
function rankOf(command: Command, words: readonly Word[]): number {
  const { text, all, sound } = keysOf(command)
  if (words.every((word) => all.includes(word.text))) {
    const first = words[0]?.text ?? ''
    if (text.startsWith(first)) return 0
    return text.includes(` ${first}`) ? 1 : 2
  }
  const isHeard = ({ text: written, sounds }: Word) =>
    all.includes(written) || sounds.some((key) => sound.includes(key))
  return words.every(isHeard) ? 3 : -1
}
