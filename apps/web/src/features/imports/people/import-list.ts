import { IMPORT_BATCH } from '@telemachos/contract/imports/limits'
import { makeStore } from '#ui'
import type { RowFault, ReadRow } from '@telemachos/rules/import-row'
import {
  readColumns,
  type Column,
  type ReadColumns,
  type Remembered,
} from '../paste/recognise-columns.ts'
import { RowChecker, type Faults } from './check-rows.ts'
import { isDone, isLeft, type ListHead, type ListOwner, type ListRow } from './import-job.ts'
import type { ListRules } from './import-rules.ts'
import { KeptList } from './kept-list.ts'

/** What the page does with the list: the rows say by themselves where each of them stands. */
type Phase = 'loading' | 'empty' | 'checking' | 'editing' | 'running' | 'paused'

export interface ListState extends ListHead {
  readonly phase: Phase
  readonly rows: readonly ListRow[]
  /** What the page itself finds wrong, by the row's id. */
  readonly faults: Faults
  /** True when the list was found as an earlier visit had left it. */
  readonly restored: boolean
  /** False where the browser keeps nothing: closing the page loses the list. */
  readonly kept: boolean
}

const NEW: Omit<ListHead, 'columns'> = {
  above: [],
  defaultRole: 'Mentee',
  step: 'map',
  joinedOn: null,
  invites: false,
  begun: null,
}

const NOTHING: ListState = {
  ...NEW,
  phase: 'loading',
  columns: [],
  rows: [],
  faults: new Map(),
  restored: false,
  kept: true,
}

/** A batch on its way: its rows, under the key that makes them count once. */
export interface Batch {
  readonly key: string
  readonly rows: readonly ListRow[]
}

/**
 * The list of an import: pasted, checked, corrected, and sent. Whatever happens to it is kept in the
 * browser before the page goes on, so that nothing is lost and nobody is sent twice.
 */
export class ImportList {
  readonly #store = makeStore<ListState>(NOTHING)
  readonly #kept: KeptList
  #rules: ListRules
  #checker: RowChecker
  /** Counts checks: the last one that was begun is the one that matters. */
  #check = 0
  /** Batches on their way from this page; others were on their way when it was closed. */
  readonly #underWay = new Set<string>()
  /** Once another window may have the list, what becomes of it is that one's to say. */
  #isClosed = false

  readonly get = this.#store.get
  readonly listen = this.#store.listen

  constructor(owner: ListOwner, rules: ListRules) {
    this.#kept = new KeptList(owner)
    this.#rules = rules
    this.#checker = new RowChecker([], rules)
  }

  /** Takes up what an earlier visit left. */
  async restore(): Promise<void> {
    const found = await this.#keep(this.#kept.load())
    const rows = found?.rows ?? []
    if (!found || rows.every(isDone)) {
      if (found) void this.#keep(this.#kept.forget())
      return this.#set({ phase: 'empty' })
    }
    this.#set({ ...NEW, ...headOf(found.head), rows, restored: true, phase: 'checking' })
    await this.#checkAll(
      rows.some((row) => row.state !== 'ready' && isLeft(row)) ? 'paused' : 'editing',
    )
  }

  /** Reads a paste; @returns false when there are no rows in it. */
  async paste(table: readonly (readonly string[])[], remembered?: Remembered): Promise<boolean> {
    return this.#read(readColumns(table, this.#rules.targets, remembered))
  }

  /** Says by hand which row of the paste is the headings, from 0; null for none. */
  async setHeadings(at: number | null): Promise<boolean> {
    return this.#read(readColumns(this.table(), this.#rules.targets, undefined, at))
  }

  /** The paste as it came, with what stands above the list. */
  table(): readonly (readonly string[])[] {
    const { above, rows } = this.get()
    return [...above, ...rows.map(({ cells }) => cells)]
  }

  async #read({ columns, rows, above }: ReadColumns): Promise<boolean> {
    if (rows.length === 0) return false
    const list = rows.map((cells, at) => newRow(at + 1, cells))
    this.#set({ ...NEW, columns, above, rows: list, restored: false, phase: 'checking' })
    await this.#keep(this.#kept.replace(this.#head(), list))
    await this.#checkAll('editing')
    return true
  }

  /** Says by hand what a column means. */
  async mapColumn(place: number, target: string | null): Promise<void> {
    const columns = this.get().columns.map((column, at) =>
      at === place ? { ...column, target, source: 'chosen' as const } : column,
    )
    await this.#changeHead({ columns })
  }

  async setDefaultRole(defaultRole: string): Promise<void> {
    await this.#changeHead({ defaultRole })
  }

  /** Goes to another step, or says how those who join do so. */
  async change(changed: Partial<Pick<ListHead, 'step' | 'joinedOn' | 'invites'>>): Promise<void> {
    this.#set({ ...changed, restored: false })
    await this.#keep(this.#kept.saveHead(this.#head()))
  }

  /** Corrects a cell; a row that was refused is ready to be sent again. */
  edit(id: number, place: number, text: string): void {
    this.#write(new Set([id]), place, text)
  }

  /**
   * Writes one value into a field of several rows, in a column of its own where there is none yet; the
   * answered function puts back what was there.
   */
  editMany(ids: ReadonlySet<number>, target: string, text: string): () => void {
    const { columns } = this.get()
    const place = columns.findIndex((column) => column.target === target)
    const before = this.get().rows.filter(({ id }) => ids.has(id))
    if (place >= 0) this.#write(ids, place, text)
    else {
      const rows = this.get().rows.map((row) => {
        const cells = Array.from({ length: columns.length }, (_, at) => row.cells[at] ?? '')
        return ids.has(row.id)
          ? corrected(row, [...cells, text])
          : { ...row, cells: [...cells, ''] }
      })
      this.#set({ rows })
      void this.#keep(this.#kept.saveRows(rows))
      void this.#changeHead({ columns: [...columns, { title: '', target, source: 'chosen' }] })
    }
    return () => this.#replace(before)
  }

  /** Takes rows out; the answered function puts them back where they were. */
  removeMany(ids: ReadonlySet<number>): () => void {
    const removed = this.get().rows.filter(
      (row) => ids.has(row.id) && !isDone(row) && row.state !== 'sending',
    )
    const gone = new Set(removed)
    const rest = this.get().rows.filter((row) => !gone.has(row))
    this.#set({ rows: rest, faults: this.#checker.checkRest(rest) })
    void this.#keep(this.#kept.removeRows(removed.map(({ id }) => id)))
    return () => {
      const rows = [...this.get().rows, ...removed].toSorted((a, b) => a.id - b.id)
      this.#set({ rows, faults: this.#checker.checkSome(rows, removed) })
      void this.#keep(this.#kept.saveRows(removed))
    }
  }

  remove(id: number): () => void {
    return this.removeMany(new Set([id]))
  }

  /** What the rows say that are still to be sent or corrected, as they were read. */
  reads(): { readonly id: number; readonly read: ReadRow }[] {
    return this.get().rows.flatMap((row) => {
      const read = isDone(row) ? undefined : this.#checker.readOf(row.id)
      return read ? [{ id: row.id, read }] : []
    })
  }

  /** Notes rows that the server says it would refuse. */
  noteRefusals(refusals: ReadonlyMap<number, readonly RowFault[]>): void {
    const refused = this.get().rows.flatMap((row): ListRow[] => {
      const faults = refusals.get(row.id)
      return faults && row.state === 'ready' ? [{ ...row, state: 'refused', refusals: faults }] : []
    })
    if (refused.length === 0) return
    this.#showRows(refused)
    void this.#keep(this.#kept.saveRows(refused))
  }

  /** Begins an import of the rows that are left: those that were imported before are of another one. */
  async begin(lines: number): Promise<void> {
    this.#set({ begun: { key: crypto.randomUUID(), lines, id: null } })
    await this.#keep(this.#kept.saveHead(this.#head()))
  }

  /** Notes under which number the server has the import; none where it was undone. */
  async noteImport(id: number | null): Promise<void> {
    const { begun } = this.get()
    if (!begun) return
    this.#set({
      begun: id === null ? { ...begun, key: crypto.randomUUID(), id } : { ...begun, id },
    })
    await this.#keep(this.#kept.saveHead(this.#head()))
  }

  setPhase(phase: 'running' | 'paused' | 'editing'): void {
    this.#set({ phase, restored: false })
  }

  /** The next rows to send, kept as on their way before they are; undefined when there are none. */
  async takeBatch(): Promise<Batch | undefined> {
    const { rows, faults } = this.get()
    const lost = rows.find(
      ({ state, batch }) => state === 'sending' && batch !== null && !this.#underWay.has(batch),
    )
    if (lost?.batch) {
      this.#underWay.add(lost.batch)
      return { key: lost.batch, rows: rows.filter(({ batch }) => batch === lost.batch) }
    }
    const next = rows.filter(({ id, state }) => state === 'ready' && !faults.has(id))
    if (next.length === 0) return undefined
    const key = crypto.randomUUID()
    this.#underWay.add(key)
    const sent = next
      .slice(0, IMPORT_BATCH)
      .map((row) => ({ ...row, state: 'sending' as const, batch: key }))
    this.#showRows(sent)
    await this.#keep(this.#kept.saveRows(sent))
    return { key, rows: sent }
  }

  /** Keeps what became of a batch, and shows what is kept: who reads it may close the page. */
  async settle(batch: Batch, rows: readonly ListRow[]): Promise<void> {
    await this.#keep(this.#kept.saveBatch(batch.key, rows))
    this.#showRows(rows)
    this.#underWay.delete(batch.key)
  }

  /** A batch that was not answered stays as it is: it is sent again under the same key. */
  release({ key }: Batch): void {
    this.#underWay.delete(key)
  }

  /** When nothing remains to be sent: what is done is kept no longer. */
  async finish(): Promise<void> {
    if (this.#isClosed) return
    const { rows } = this.get()
    if (rows.some(isLeft) || rows.some(({ state }) => state === 'refused')) {
      await this.#keep(
        this.#kept.replace(
          this.#head(),
          rows.filter((row) => !isDone(row)),
        ),
      )
    } else await this.#keep(this.#kept.forget())
    this.#set({ phase: 'editing', step: 'fix' })
  }

  /** After the import was undone: those whom it brought in are no longer shown as imported. */
  async forgetDone(): Promise<void> {
    const rows = this.get().rows.filter((row) => !isDone(row))
    if (rows.length === 0) return this.discard()
    this.#set({ rows, begun: null })
    await this.#keep(this.#kept.replace(this.#head(), rows))
  }

  /** Deletes the list, here and in the browser. */
  async discard(): Promise<void> {
    await this.#keep(this.#kept.forget())
    this.#set({ ...NOTHING, kept: this.get().kept, phase: 'empty' })
  }

  close(): void {
    this.#isClosed = true
    this.#check += 1
    this.#kept.close()
  }

  /** The row as it is sent. */
  get rules(): ListRules {
    const { rules } = this.#rules
    return { ...this.#rules, rules: { ...rules, defaultRole: this.get().defaultRole } }
  }

  async #changeHead(changed: Partial<ListHead>): Promise<void> {
    this.#set({ ...changed, phase: 'checking' })
    await this.#keep(this.#kept.saveHead(this.#head()))
    await this.#checkAll('editing')
  }

  async #checkAll(then: Phase): Promise<void> {
    const check = (this.#check += 1)
    const { rows, columns } = this.get()
    this.#checker = new RowChecker(columns, this.rules)
    const faults = await this.#checker.checkAll(rows, () => check === this.#check)
    if (faults) this.#set({ faults, phase: then })
  }

  #showRows(changed: readonly ListRow[]): void {
    const byId = new Map(changed.map((row) => [row.id, row]))
    this.#set({ rows: this.get().rows.map((row) => byId.get(row.id) ?? row) })
  }

  #write(ids: ReadonlySet<number>, place: number, text: string): void {
    const changed = this.get().rows.flatMap((row) => {
      const isFixed = isDone(row) || row.state === 'sending' || row.cells[place] === text
      if (!ids.has(row.id) || isFixed) return []
      return [
        corrected(
          row,
          row.cells.map((cell, at) => (at === place ? text : cell)),
        ),
      ]
    })
    this.#replace(changed)
  }

  #replace(changed: readonly ListRow[]): void {
    if (changed.length === 0) return
    const byId = new Map(changed.map((row) => [row.id, row]))
    const rows = this.get().rows.map((row) => byId.get(row.id) ?? row)
    this.#set({ rows, faults: this.#checker.checkSome(rows, changed) })
    void this.#keep(this.#kept.saveRows(changed))
  }

  #head(): ListHead {
    return headOf(this.get())
  }

  #set(changed: Partial<ListState>): void {
    this.#store.set({ ...this.get(), ...changed })
  }

  /** Where the browser keeps nothing, the list goes on without, and says so. */
  async #keep<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work
    } catch {
      this.#set({ kept: false })
      return undefined
    }
  }
}

const newRow = (id: number, cells: readonly string[]): ListRow => ({
  id,
  cells,
  state: 'ready',
  batch: null,
  refusals: [],
  userId: null,
})

/** A row with other cells, ready to be sent again. */
const corrected = (row: ListRow, cells: readonly string[]): ListRow => ({
  ...row,
  cells,
  state: 'ready',
  batch: null,
  refusals: [],
})

/** What all rows share, without the rest of a state. */
function headOf(state: ListHead): ListHead {
  const { columns, above, defaultRole, step, joinedOn, invites, begun } = { ...NEW, ...state }
  return { columns: columns as Column[], above, defaultRole, step, joinedOn, invites, begun }
}
