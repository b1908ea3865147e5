import { expect, it } from 'vitest'
import type { Command } from './command.ts'
import { findCommands } from './find-commands.ts'

const commands: Command[] = [
  command('Ωφελούμενοι', 'Σελίδες', 'mentees'),
  command('Οι δράσεις μου', 'Σελίδες'),
  command('Δράσεις του έργου', 'Σελίδες'),
  command('Σκοτεινή εμφάνιση', 'Ρυθμίσεις', 'dark'),
  command('Έργο: Νέοι Ορίζοντες', 'Έργα'),
]

function command(label: string, group: string, keywords = ''): Command {
  return { id: label, label, group, keywords, run: () => {} }
}

function labels(query: string): string[] {
  return findCommands(commands, query).flatMap((group) => group.commands.map(({ label }) => label))
}

it('gives everything in its own order when nothing is typed', () => {
  expect(findCommands(commands, '  ').map(({ title }) => title)).toEqual([
    'Σελίδες',
    'Ρυθμίσεις',
    'Έργα',
  ])
  expect(labels('')).toHaveLength(commands.length)
})

it('ignores accents, case and the final sigma', () => {
  expect(labels('ΔΡΑΣΕΙΣ ΕΡΓΟΥ')).toEqual(['Δράσεις του έργου'])
  expect(labels('νεοι οριζοντεσ')).toEqual(['Έργο: Νέοι Ορίζοντες'])
})

it('puts a label that begins with the query before one with a word that does', () => {
  expect(labels('δρα')).toEqual(['Δράσεις του έργου', 'Οι δράσεις μου'])
})

it('finds by keywords, and nothing when a word is missing', () => {
  expect(labels('mentee')).toEqual(['Ωφελούμενοι'])
  expect(labels('δράσεις dark')).toEqual([])
})

it('puts the group of the best command first', () => {
  expect(findCommands(commands, 'έργο').map(({ title }) => title)).toEqual(['Έργα', 'Σελίδες'])
})

it('finds what sounds like the query', () => {
  expect(labels('ofeloumenoi')).toEqual(['Ωφελούμενοι'])
})

it('offers those that are many only where something is looked for, a few at a time', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...command(`Δράση ${at}`, 'Δράσεις'),
    isMany: true,
  }))
  expect(findCommands(many, '')).toEqual([])
  expect(findCommands(many, 'δραση')[0]?.commands).toHaveLength(6)
})
