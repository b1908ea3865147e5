import { UPDATE_BATCH, UPDATE_PAGE } from '@telemachos/contract/imports/limits'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { todayInAthens } from '@telemachos/rules/dates'
import { useRef, useState } from 'react'
import { serverNow, call, useIdentity } from '#shared'
import {
  chunk,
  findRepeatedRows,
  isNameTaken,
  type Found,
  type UpdateRow,
  type Verdict,
} from './update-plan.ts'

/** People who are looked up at once. */
const STREAMS = 3

/** What was found and what became of it, by the row's id; verdicts by field too. */
export interface Update {
  readonly rows: readonly UpdateRow[]
  readonly fields: readonly ProjectField[]
  readonly found: ReadonlyMap<number, Found>
  /** Rows that name a person whom an earlier row names. */
  readonly repeated: ReadonlySet<number>
  /** The day on which people were looked up: yyyy-mm-dd in Athens. */
  readonly today: string
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly phase: 'looking' | 'ready' | 'writing' | 'done'
  readonly failure: unknown
}

export const verdictKey = (row: UpdateRow, field: ProjectField): string => `${row.id} ${field.Name}`

/** What became of every value, and by what each field can be undone. */
export interface Written {
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly changes: readonly string[]
}

interface UpdateControl {
  readonly update: Update | undefined
  /** Looks everybody up: pages of ten (spec §9). */
  readonly look: (rows: readonly UpdateRow[], fields: readonly ProjectField[]) => Promise<void>
  /** Writes what changes, five people a call (spec §9); what has a verdict is not written again. */
  readonly write: (
    changing: (row: UpdateRow, field: ProjectField) => boolean,
  ) => Promise<Written | undefined>
  readonly clear: () => void
}

/** An update of fields by paste, from looking people up to what became of each value. */
export function useUpdate(): UpdateControl {
  const { ProjectId } = useIdentity()
  const [update, setUpdate] = useState<Update>()
  const turn = useRef(0)
  /** By what the change of each field is undone; a write that goes on after a failure is the same change. */
  const changes = useRef(new Map<string, string>())
  const change = (part: Partial<Update>) => setUpdate((before) => before && { ...before, ...part })

  async function look(rows: readonly UpdateRow[], fields: readonly ProjectField[]): Promise<void> {
    const mine = (turn.current += 1)
    changes.current = new Map()
    const found = new Map<number, Found>()
    setUpdate({
      rows,
      fields,
      found,
      repeated: new Set(),
      today: todayInAthens(serverNow()),
      verdicts: new Map(),
      phase: 'looking',
      failure: undefined,
    })
    const pages = chunk(rows, UPDATE_PAGE)
    const Fields = fields.map(({ Name }) => Name)
    async function stream(): Promise<void> {
      for (let page = pages.shift(); page && mine === turn.current; page = pages.shift()) {
        const Users = page.map(({ key }) => key)
        const people = await call('imports.findByKeys', { ProjectId, Users, Fields })
        page.forEach(({ id }, place) => {
          const person = people[place]
          if (person) found.set(id, person)
        })
        if (mine === turn.current) change({ found: new Map(found) })
      }
    }
    try {
      await Promise.all(Array.from({ length: STREAMS }, stream))
      if (mine === turn.current) change({ repeated: findRepeatedRows(rows, found), phase: 'ready' })
    } catch (failure) {
      if (mine === turn.current) change({ failure, phase: 'ready' })
    }
  }

  async function write(changing: (row: UpdateRow, field: ProjectField) => boolean) {
    if (!update) return undefined
    const changeOf = ({ Name }: ProjectField): string => {
      const id = changes.current.get(Name) ?? crypto.randomUUID()
      changes.current.set(Name, id)
      return id
    }
    const verdicts = new Map(update.verdicts)
    change({ phase: 'writing', failure: undefined })
    try {
      const turns = [false, true].flatMap((takes) =>
        update.fields.map((field) => ({ field, takes })),
      )
      for (const { field, takes } of turns) {
        const left = update.rows.filter(
          (row) =>
            isNameTaken(row, field) === takes &&
            changing(row, field) &&
            !verdicts.has(verdictKey(row, field)),
        )
        for (const batch of chunk(left, UPDATE_BATCH)) {
          const answer = await call('imports.updateUserFields', {
            ProjectId,
            Users: batch.map(({ key, values }) => ({ User: key, Value: values[field.Name] ?? '' })),
            Field: field.Name,
            Change: changeOf(field),
          })
          batch.forEach((row, place) => {
            const verdict = answer[place]
            if (verdict) verdicts.set(verdictKey(row, field), verdict)
          })
          change({ verdicts: new Map(verdicts) })
        }
      }
    } catch (failure) {
      change({ failure, phase: 'ready' })
      return undefined
    }
    change({ phase: 'done' })
    return { verdicts, changes: [...changes.current.values()] }
  }

  function clear(): void {
    turn.current += 1
    setUpdate(undefined)
  }
  return { update, look, write, clear }
}
