import { Readable } from 'node:stream'
import type { FileStorage } from '../kernel/file-storage.ts'

/** What is wrong with it, by the name of the system's error: what writes meet, or who reads what is opened, or all. */
interface Fault {
  readonly code: string
  readonly of: 'writes' | 'pieces' | 'everything'
}

/** A storage that a test breaks. */
export interface FailingStorage extends FileStorage {
  /** Undefined where it is well. */
  fault: Fault | undefined
}

const WRITES: readonly string[] = [
  'write',
  'writePart',
  'joinParts',
] satisfies (keyof FileStorage)[]

/** The same storage, as long as it is well. */
export function failingStorage(storage: FileStorage): FailingStorage {
  const state: { fault: Fault | undefined } = { fault: undefined }
  const meet = (name: string) => {
    const { fault } = state
    // A small file finds room where theirs does not.
    if (fault?.of === 'everything' || (fault?.of === 'writes' && WRITES.includes(name)))
      throw errorOf(fault)
  }
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'fault') return state.fault
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...given: unknown[]): Promise<unknown> => {
        meet(String(name))
        if (name === 'open' && state.fault?.of === 'pieces') return failing(state.fault)
        return Reflect.apply(member, target, given)
      }
    },
    set(_target, name, value: Fault | undefined) {
      if (name !== 'fault') return false
      state.fault = value
      return true
    },
  }) as FailingStorage
}

const errorOf = ({ code }: Fault): Error =>
  Object.assign(new Error(`${code}: /srv/files`), { code })

/** What can be opened, and not be read. */
const failing = (fault: Fault): Readable =>
  new Readable({
    read() {
      this.destroy(errorOf(fault))
    },
  })
