import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm'

const GIB = 2 ** 30

/** What the databases of all tests that run at once take at most, with room to spare: in bytes. */
const ROOM = 4 * GIB

/** Of the memory, so much stays for the tests themselves and for browsers. */
const KEPT = 6 * GIB

/** A folder for a run's temporary files. */
export interface FastFolder {
  readonly path: string
  /** Removes it with all that is in it. */
  readonly remove: () => void
}

/**
 * Makes a folder in memory, where there is enough of it, and else among temporary files. Hundreds of
 * databases of a thousand files each are made and dropped in a run: on some disks the system passes
 * over all that was just deleted for every file that it makes.
 */
export function makeFastFolder(root = SHARED_MEMORY): FastFolder {
  const folder = mkdtempSync(path.join(hasRoom(root) ? root : tmpdir(), 'telemachos-run-'))
  // PostgreSQL runs under an account of its own, which makes and removes folders here.
  chmodSync(folder, 0o1777)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function hasRoom(root: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(root)
    return bavail * bsize >= ROOM && freemem() >= ROOM + KEPT
  } catch {
    return false
  }
}
