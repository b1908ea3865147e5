import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../bootstrap.mjs'
import type { Outcome } from '../run-tests.ts'
import type {
  CatalogColumn,
  RecordedStatement,
} from '../../apps/server/src/testing/recorded-statement.ts'
import { compareRows } from './compare-rows.ts'
import { readClaims } from './read-claims.ts'

const RECORDED_STATEMENTS = path.join(ROOT, '.cache/tests/statements')

/** Files whose statements run in processes of their own, where nothing is recorded, and which. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'apps/server/src/testing/writing-server.ts': 'the server that tests of crashes kill',
}

/** @returns the empty folder in which the integration tests record: RECORD_STATEMENTS of their run. */
export function startRecording(): string {
  rmSync(RECORDED_STATEMENTS, { recursive: true, force: true })
  return RECORDED_STATEMENTS
}

/** Compares what the server’s code claims of its rows with what the integration tests recorded. */
export async function checkRowTypes(folder = RECORDED_STATEMENTS): Promise<Outcome> {
  const statements = globSync('*.json', { cwd: folder, exclude: ['catalog.json'] }).flatMap(
    (name) => read<RecordedStatement[]>(folder, name),
  )
  if (statements.length === 0)
    return { passed: 0, failed: 1, failures: [{ text: 'run the integration stage: it records' }] }
  const claims = readClaims(path.join(ROOT, 'apps/server')).filter(
    ({ site }) => !Object.keys(ELSEWHERE).some((file) => site.startsWith(path.join(ROOT, file))),
  )
  const catalog = read<CatalogColumn[]>(folder, 'catalog.json')
  const failures = compareRows(claims, { catalog, statements }).map((line) => ({
    text: line.replace(`${ROOT}/`, ''),
  }))
  for (const { text } of failures) console.error(text)
  return { passed: claims.length, failed: failures.length, failures }
}

const read = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T
