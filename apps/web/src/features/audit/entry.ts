import type { CallOutput } from '#shared'

/** An entry of the log. */
export type Entry = CallOutput<'audit.listEntries'>['list'][number]

/** A value that it says was changed. */
export type EntryChange = Entry['Changes'][number]
